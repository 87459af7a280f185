/** Shapes that several titles draw. */

/** Eight rays around the origin, from one distance to another, as the path of an SVG. */
export function raysPath(from: number, to: number): string {
  const end = (turn: number, far: number) =>
    `${(Math.sin(turn) * far).toFixed(2)} ${(-Math.cos(turn) * far).toFixed(2)}`
  return Array.from({ length: 8 }, (_, place) => (place * Math.PI) / 4)
    .map((turn) => `M${end(turn, from)}L${end(turn, to)}`)
    .join('')
}
