import { type Position, START } from "@voltread/domain/event.ts"

/** Digits of the largest `bigint`: a fixed width makes the order of the strings the order of the numbers. */
const DIGITS = 19

/** A position as Postgres writes it, as the port wants it. Postgres reads either. */
export const toPosition = (decimal: string): Position => decimal.padStart(DIGITS, "0")

/** As Postgres wants it: `START` is before 1. */
export const fromPosition = (position: Position): string => (position === START ? "0" : position)

export const advanced = (position: Position, by: bigint): Position =>
  toPosition((BigInt(fromPosition(position)) + by).toString())
