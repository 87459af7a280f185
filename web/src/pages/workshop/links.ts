/** The address of a design: in the workshop, or on the page on which a table is set up, with this design chosen. */
export function designLink(page: 'workshop' | 'new', title: string, code: string, name = ''): string {
  const query = new URLSearchParams({ code, ...(name.trim() ? { name: name.trim() } : {}) })
  return `/${page}/${title}?${query}`
}
