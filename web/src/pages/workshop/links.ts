/** The addresses of the workshop. */

function query(code: string, name: string): string {
  const found = new URLSearchParams({ code })
  if (name.trim()) found.set('name', name.trim())
  return found.toString()
}

/** Opens a design in the workshop of whoever has the link. */
export function workshopLink(title: string, code: string, name: string): string {
  return `${location.origin}/workshop/${title}?${query(code, name)}`
}

/** The page on which a table is set up, with this design chosen. */
export function newTableLink(title: string, code: string, name: string): string {
  return `/new/${title}?${query(code, name)}`
}
