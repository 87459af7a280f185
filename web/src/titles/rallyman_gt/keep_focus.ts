/** A mouse that presses something on the board leaves the focus where it was: Enter still rolls, and does not press again. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
