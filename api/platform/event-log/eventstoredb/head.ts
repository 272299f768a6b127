import { BACKWARDS, END, type EventStoreDBClient, type ReadPosition } from "@eventstore/db-client"
import { type Position, START } from "@voltread/domain/event.ts"
import { fromPosition, toPosition } from "./position.ts"

/** Pages are always read to their end: the client never releases an answer that is read in part. */
const PAGE = 64

/**
 * The position of the newest event that is not a system event of EventStoreDB (statistics every 30 s, which reads cannot
 * filter out). `known`, the previous result, bounds the search.
 */
export const findHead = async (client: EventStoreDBClient, known: Position): Promise<Position> => {
  let from: ReadPosition = END
  for (;;) {
    let oldest: Position | undefined
    let head: Position | undefined
    for await (const { event } of client.readAll({
      direction: BACKWARDS,
      fromPosition: from,
      maxCount: PAGE,
    })) {
      if (event === undefined) continue
      oldest = toPosition(event.position)
      if (!event.type.startsWith("$")) head ??= oldest
    }
    if (head !== undefined) return head
    if (oldest === undefined) return START
    if (oldest <= known) return known
    from = fromPosition(oldest)
  }
}

/** The last position in the log, system events included. */
export const readLastPosition = async (client: EventStoreDBClient): Promise<Position> => {
  let last: Position = START
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) {
    if (event !== undefined) last = toPosition(event.position)
  }
  return last
}
