/**
 * The nearest of some places in a direction of the drawing, if one lies there at all. What lies aside counts `sideways`,
 * usually twice: one goes straight on if one can.
 */
export function nearestTowards<Place>(
  places: readonly Place[],
  pointOf: (place: Place) => readonly [x: number, y: number],
  [fromX, fromY]: readonly [x: number, y: number],
  across: number,
  down: number,
  sideways = 2,
): Place | undefined {
  const far = (place: Place): number => {
    const [x, y] = pointOf(place)
    const ahead = (x - fromX) * across + (y - fromY) * down
    const aside = Math.abs((x - fromX) * down) + Math.abs((y - fromY) * across)
    return ahead > NOTHING ? ahead + sideways * aside : Infinity
  }
  return places.filter((place) => far(place) < Infinity).sort((one, other) => far(one) - far(other))[0]
}

/** Less than this is no distance, only rounding. */
const NOTHING = 0.001
