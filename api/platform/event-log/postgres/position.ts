import { type Position, START } from "@voltread/domain/event.ts"

/** Digits of the largest `bigint`. With a fixed width, strings sort like numbers. */
const DIGITS = 19

/** From the decimal of Postgres to the position of the port. Postgres reads both forms. */
export const toPosition = (decimal: string): Position => decimal.padStart(DIGITS, "0")

/** From the position of the port to the decimal of Postgres; `START` is 0. */
export const fromPosition = (position: Position): string => (position === START ? "0" : position)

/** The next multiple of `size` after a position. */
export const nextWindow = (position: Position, size: bigint): Position =>
  toPosition(((BigInt(fromPosition(position)) / size + 1n) * size).toString())
