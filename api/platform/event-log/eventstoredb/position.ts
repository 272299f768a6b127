import type { Position as EventStorePosition, ReadPosition } from "@eventstore/db-client"
import { START as EVENTSTORE_START } from "@eventstore/db-client"
import { type Position, START } from "@voltread/domain/event.ts"

/** Digits of the largest unsigned 64-bit number. With a fixed width, strings sort like numbers. */
const DIGITS = 20
const SEPARATOR = ":"

const padded = (value: bigint): string => value.toString().padStart(DIGITS, "0")

/** Commit position first: EventStoreDB orders by it, and by the prepare position within one commit. */
export const toPosition = ({ commit, prepare }: EventStorePosition): Position =>
  `${padded(commit)}${SEPARATOR}${padded(prepare)}`

/**
 * The place of an append's last event, by what the server says of the append: the commit position is that of the event,
 * but the prepare position may be where the append began, which lies before it.
 */
export const endOfAppend = (position: Position): Position => {
  const [commit = ""] = position.split(SEPARATOR)
  return `${commit}${SEPARATOR}${commit}`
}

/** Throws for positions of another engine. */
export const fromPosition = (position: Position): ReadPosition => {
  if (position === START) return EVENTSTORE_START
  const [commit, prepare] = position.split(SEPARATOR)
  if (commit === undefined || prepare === undefined) {
    throw new Error(`"${position}" is not a position of EventStoreDB; was it stored by another event log?`)
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}
