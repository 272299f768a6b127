import type { EventStoreDBClient } from "@eventstore/db-client"
import type { Position, RecordedEvent } from "@voltread/domain/event.ts"
import { toRecordedEvent } from "./events.ts"
import { fromPosition, toPosition } from "./position.ts"

/** A stretch of the whole log, without the server's own events. */
export interface LogPage {
  readonly events: ReadonlyArray<RecordedEvent>
  /** Everything up to here has been read; the server's own events count. */
  readonly end: Position
  /** Whether that was all there is. */
  readonly isLast: boolean
}

const PAGE = 500

/** A page of large events ends early: it would take so long that the server seemed not to answer. */
const MAX_MS = 1_000

/** EventStoreDB's own events (statistics, links, metadata of streams) cannot be filtered out of a read. */
const isOfServer = (type: string): boolean => type.startsWith("$")

/** What comes after `after`. */
export const readLogPage = async (client: EventStoreDBClient, after: Position): Promise<LogPage> => {
  const events: Array<RecordedEvent> = []
  const latest = performance.now() + MAX_MS
  let end = after
  let read = 0
  // A read begins with the event at its position.
  const page = client.readAll({ fromPosition: fromPosition(after), maxCount: PAGE })
  for await (const { event } of page) {
    read += 1
    if (event === undefined) continue
    const position = toPosition(event.position)
    if (position <= end) continue
    end = position
    if (!isOfServer(event.type)) events.push(toRecordedEvent(event))
    if (performance.now() > latest) {
      await page.cancel()
      return { events, end, isLast: false }
    }
  }
  return { events, end, isLast: read < PAGE }
}
