import { BACKWARDS, END, type EventStoreDBClient, type ReadPosition } from "@eventstore/db-client"
import { type Position, START } from "@voltread/domain/event.ts"
import { fromPosition, toPosition } from "./position.ts"

const PAGE = 64

/**
 * The position of the newest event that is not a system event of EventStoreDB (statistics every 30 s, which reads cannot
 * filter out). `known`, the previous result, bounds the search.
 */
export const findHead = async (client: EventStoreDBClient, known: Position): Promise<Position> => {
  let from: ReadPosition = END
  for (;;) {
    let oldest: Position | undefined
    for await (const { event } of client.readAll({
      direction: BACKWARDS,
      fromPosition: from,
      maxCount: PAGE,
    })) {
      if (event === undefined) continue
      oldest = toPosition(event.position)
      if (oldest <= known) return known
      if (!event.type.startsWith("$")) return oldest
    }
    if (oldest === undefined) return START
    from = fromPosition(oldest)
  }
}
