import type { Position as EventStorePosition, ReadPosition } from "@eventstore/db-client"
import { START as EVENTSTORE_START } from "@eventstore/db-client"
import { type Position, START } from "@voltread/domain/event.ts"

/** Digits of the largest unsigned 64-bit number: a fixed width makes the order of the strings that of the numbers. */
const DIGITS = 20
const SEPARATOR = ":"

const padded = (value: bigint): string => value.toString().padStart(DIGITS, "0")

/** Commit position first: EventStoreDB orders by it, and by the prepare position within one commit. */
export const toPosition = ({ commit, prepare }: EventStorePosition): Position =>
  `${padded(commit)}${SEPARATOR}${padded(prepare)}`

/** Throws for what no EventStoreDB has given out: a checkpoint of another engine must not be read as a place here. */
export const fromPosition = (position: Position): ReadPosition => {
  if (position === START) return EVENTSTORE_START
  const [commit, prepare] = position.split(SEPARATOR)
  if (commit === undefined || prepare === undefined) {
    throw new Error(`"${position}" is not a position of EventStoreDB; was it stored by another event log?`)
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}
