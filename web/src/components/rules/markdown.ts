/**
 * The little of Markdown that rules are written in, as values to be drawn: paragraphs, lists, tables; bold, italics,
 * code, and references to clauses. Nothing in it can become markup of its own.
 */

export type InlinePiece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; pieces: InlinePiece[] }
  | { kind: 'italic'; pieces: InlinePiece[] }
  | { kind: 'clause'; id: string }

export type Block =
  | { kind: 'paragraph'; pieces: InlinePiece[] }
  | { kind: 'list'; ordered: boolean; items: InlinePiece[][] }
  | { kind: 'table'; head: InlinePiece[][]; rows: InlinePiece[][][] }

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\b([A-Z]{2,3}-(?:\d+|[A-Z]\d*)(?:\.\d+)?[a-z]?)(?![\w-])/g
const BULLET = /^\s*[-*] +(.*)$/
const NUMBERED = /^\s*\d+[.)] +(.*)$/
const RULE = /^\|?\s*:?-{3,}/

/** The pieces of one line. */
export function parseInline(text: string): InlinePiece[] {
  const found: InlinePiece[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, code, bold, italic, clause] = match
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (bold !== undefined) found.push({ kind: 'bold', pieces: parseInline(bold) })
    else if (italic !== undefined) found.push({ kind: 'italic', pieces: parseInline(italic) })
    else if (clause !== undefined) found.push({ kind: 'clause', id: clause })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

function cells(line: string): InlinePiece[][] {
  const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inside.split('|').map((cell) => parseInline(cell.trim()))
}

/** The blocks of a text. */
export function parseBlocks(text: string): Block[] {
  const found: Block[] = []
  const lines = text.split('\n')
  let paragraph: string[] = []
  const flush = (): void => {
    if (paragraph.length) found.push({ kind: 'paragraph', pieces: parseInline(paragraph.join(' ')) })
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
      const content = parseInline(item[1] ?? '')
      if (last?.kind === 'list' && last.ordered === ordered && (lines[at - 1] ?? '').trim()) last.items.push(content)
      else found.push({ kind: 'list', ordered, items: [content] })
    } else paragraph.push(line.trim())
  }
  flush()
  return found
}

/** A text without its signs, for searching: accents and capitals make no difference. */
export function normalizeForSearch(text: string): string {
  return text
    .replace(/[*`|]/g, ' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Whether a text holds every word of a query. */
export function containsEveryWord(text: string, query: string): boolean {
  const inside = normalizeForSearch(text)
  return normalizeForSearch(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => inside.includes(word))
}
