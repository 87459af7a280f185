/** A drawing of the page as a file of its own: what the page's styles and fonts make of it goes with it. */

const PRESENTATION = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'opacity',
]
const SCALE = 2

/** A drawing as a file that looks the same anywhere. */
export async function svgFile(drawing: SVGSVGElement): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [place, original] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original)
    const its = copies[place]
    its?.removeAttribute('class')
    for (const name of PRESENTATION) its?.setAttribute(name, style.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.prepend(await fontStyles(drawing))
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** The same as points of colour, twice as large. */
export async function pngFile(svg: Blob, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = await dataAddress(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SCALE * width
  canvas.height = SCALE * height
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** The Latin part of the fonts that a drawing is lettered in. */
async function fontStyles(drawing: SVGSVGElement): Promise<SVGStyleElement> {
  const families = new Set(
    [...drawing.querySelectorAll('text')].map((text) => getComputedStyle(text).fontFamily.split(',')[0]?.trim()),
  )
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.has(style.getPropertyValue('font-family').trim()))
    .filter(({ style }) => /U\+0+(-|,|$)|U\+0000-00FF|U\+0-FF/i.test(style.getPropertyValue('unicode-range') || 'U+0-'))
  const written = await Promise.all(rules.map(withOwnFont))
  const styles = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  styles.textContent = written.join('\n')
  return styles
}

async function withOwnFont({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src')) ?? []
  if (!address) return ''
  const font = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob()
  const family = style.getPropertyValue('font-family')
  const weight = style.getPropertyValue('font-weight') || '400'
  return `@font-face{font-family:${family};font-weight:${weight};src:url(${await dataAddress(font)})}`
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((found, failed) => {
    const reader = new FileReader()
    reader.onload = () => found(String(reader.result))
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}
