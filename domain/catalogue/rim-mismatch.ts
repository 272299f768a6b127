/** A line of a cart, as far as tires and wheels are compared. */
interface Line {
  readonly productType: string
  readonly quantity: number
  /** Inches: of the wheels that a tire is for, or of the wheel itself; null where it is unknown, or neither. */
  readonly rimDiameter: number | null
}

/**
 * What a tire says to the shopper when no wheel of the cart has its diameter, or a wheel when no tire is for it; null where
 * there is a match, where one may be since its diameter is unknown, and where there is nothing to compare. `lines`: all of
 * the cart.
 */
export const rimMismatch = (line: Line, lines: ReadonlyArray<Line>): string | null => {
  switch (line.productType) {
    case "tire":
      return compared(line, "tire", lines, "wheel")
    case "wheel":
      return compared(line, "wheel", lines, "tire")
    default:
      return null
  }
}

type Kind = "tire" | "wheel"

const compared = (
  { rimDiameter, quantity }: Line,
  kind: Kind,
  lines: ReadonlyArray<Line>,
  otherKind: Kind,
): string | null => {
  const others = lines.filter(({ productType }) => productType === otherKind)
  const diameters = others.map((other) => other.rimDiameter).filter((inches) => inches !== null)
  if (rimDiameter === null || diameters.length === 0) return null
  if (diameters.length < others.length || diameters.includes(rimDiameter)) return null
  const units = others.reduce((sum, other) => sum + other.quantity, 0)
  const own = quantity === 1 ? `This ${kind} is` : `These ${kind}s are`
  const theirs = units === 1 ? `the ${otherKind} in your cart is` : `the ${otherKind}s in your cart are`
  return `${own} ${sized(kind, [rimDiameter])}; ${theirs} ${sized(otherKind, diameters)}.`
}

/** "18- and 19-inch"; of tires, "for 18- and 19-inch wheels". */
const sized = (kind: Kind, diameters: ReadonlyArray<number>): string => {
  const each = [...new Set(diameters)].sort((a, b) => a - b)
  const last = `${each.at(-1)}-inch`
  const before = each.slice(0, -1).map((inches) => `${inches}-`)
  const inches = before.length === 0 ? last : `${before.join(", ")} and ${last}`
  return kind === "tire" ? `for ${inches} wheels` : inches
}
