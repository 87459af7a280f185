/**
 * The little of Markdown that rules are written in, as values to be drawn: paragraphs, lists, tables; bold, italics,
 * code, and references to clauses. Nothing in it can become markup of its own.
 */

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; pieces: Piece[] }
  | { kind: 'italic'; pieces: Piece[] }
  | { kind: 'clause'; id: string }

export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\b([A-Z]{2,3}-(?:\d+|[A-Z]\d*)(?:\.\d+)?[a-z]?)(?![\w-])/g
const BULLET = /^\s*[-*] +(.*)$/
const NUMBERED = /^\s*\d+[.)] +(.*)$/
const RULE = /^\|?\s*:?-{3,}/

/** The pieces of one line. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, code, bold, italic, clause] = match
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (bold !== undefined) found.push({ kind: 'bold', pieces: pieces(bold) })
    else if (italic !== undefined) found.push({ kind: 'italic', pieces: pieces(italic) })
    else if (clause !== undefined) found.push({ kind: 'clause', id: clause })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

function cells(line: string): Piece[][] {
  const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inside.split('|').map((cell) => pieces(cell.trim()))
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  const lines = text.split('\n')
  let paragraph: string[] = []
  const flush = (): void => {
    if (paragraph.length) found.push({ kind: 'paragraph', pieces: pieces(paragraph.join(' ')) })
    paragraph = []
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const next = lines[at + 1] ?? ''
    const item = BULLET.exec(line) ?? NUMBERED.exec(line)
    if (!line.trim()) flush()
    else if (line.trim().startsWith('|') && RULE.test(next.trim())) {
      flush()
      const table: Block = { kind: 'table', head: cells(line), rows: [] }
      for (at += 1; (lines[at + 1] ?? '').trim().startsWith('|'); at += 1) table.rows.push(cells(lines[at + 1] ?? ''))
      found.push(table)
    } else if (item) {
      flush()
      const ordered = !BULLET.test(line)
      const last = found.at(-1)
      const content = pieces(item[1] ?? '')
      if (last?.kind === 'list' && last.ordered === ordered && (lines[at - 1] ?? '').trim()) last.items.push(content)
      else found.push({ kind: 'list', ordered, items: [content] })
    } else paragraph.push(line.trim())
  }
  flush()
  return found
}

/** A text without its signs, for searching: accents and capitals make no difference. */
export function folded(text: string): string {
  return text
    .replace(/[*`|]/g, ' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Whether a text holds every word of a query. */
export function holds(text: string, query: string): boolean {
  const inside = folded(text)
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => inside.includes(word))
}
