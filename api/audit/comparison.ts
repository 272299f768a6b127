import type { Position, RecordedEvent } from "@voltread/domain/event.ts"
import { Effect } from "effect"
import type pg from "pg"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { Finding } from "./findings.ts"

/** A stream with all events it had when it was read, in order. */
export interface WholeStream {
  readonly stream: string
  readonly events: ReadonlyArray<RecordedEvent>
}

/** The moment at which tables are read. */
export interface Moment {
  /** The read models contain everything up to it. */
  readonly position: Position
  readonly now: Date
  /** When the shop's audit began: earlier events are imported history. */
  readonly since: Date
}

/** By then, all follow-up work on an event must be done. */
export const SETTLED_AFTER_MINUTES = 10

export const isSettled = (at: string, { now }: Moment): boolean =>
  Date.parse(at) < now.getTime() - SETTLED_AFTER_MINUTES * 60_000

/** Compares streams of one kind with the rows that follow from them. */
export interface Comparison {
  readonly prefix: string
  readonly compare: (
    client: pg.ClientBase,
    streams: ReadonlyArray<WholeStream>,
    moment: Moment,
  ) => Effect.Effect<ReadonlyArray<Finding>, DatabaseError>
}

interface Kind<Expected, Row> {
  readonly prefix: string
  /**
   * What must follow from the events, by code of the audit's own. Null where they cannot be read: that is reported
   * elsewhere.
   */
  readonly fold: (events: ReadonlyArray<RecordedEvent>) => Expected | null
  /** What the tables hold, by the id of the stream. `revision`: of the event that the rows were last written for. */
  readonly read: (
    client: pg.ClientBase,
    expected: ReadonlyMap<string, Expected>,
  ) => Effect.Effect<ReadonlyMap<string, Row>, DatabaseError>
  readonly differences: (
    expected: Expected,
    row: Row | undefined,
    moment: Moment,
  ) => ReadonlyArray<string | false>
}

export const defineComparison = <Expected, Row extends { readonly revision: number | null }>({
  prefix,
  fold,
  read,
  differences,
}: Kind<Expected, Row>): Comparison => ({
  prefix,
  compare: (client, streams, moment) => {
    const expected = new Map<string, Expected>()
    const newest = new Map<string, RecordedEvent>()
    for (const { stream, events } of streams) {
      const last = events.at(-1)
      // The read models have not reached its last event yet.
      if (last === undefined || last.position > moment.position) continue
      const folded = fold(events)
      if (folded === null) continue
      const id = stream.slice(prefix.length)
      expected.set(id, folded)
      newest.set(id, last)
    }
    return Effect.map(read(client, expected), (rows) =>
      [...expected].flatMap(([id, folded]) => {
        const row = rows.get(id)
        const hasMovedOn = (row?.revision ?? 0) > (newest.get(id)?.revision ?? 0)
        return hasMovedOn
          ? []
          : differences(folded, row, moment)
              .filter((what) => what !== false)
              .map((what) => ({ stream: `${prefix}${id}`, what }))
      }),
    )
  },
})

/** A sentence if both differ. */
export const difference = (
  what: string,
  stored: string | number | null,
  said: string | number | null,
): string | false => stored !== said && `${what} is ${stored}, by its events ${said}.`
