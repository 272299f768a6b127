import { EventLog, type Position, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Schema, Stream } from "effect"
import { execute, rows, rowsOn, snapshot } from "../platform/postgres/query.ts"
import { cartBooks } from "./cart-books.ts"
import type { Moment, WholeStream } from "./comparison.ts"
import { type Finding, replaceFindings, streamsWithFindings } from "./findings.ts"
import { loanBooks } from "./loan-books.ts"
import { mailBooks } from "./mail-books.ts"
import { orderBooks } from "./order-books.ts"
import { visitBooks } from "./visit-books.ts"

const COMPARISONS = [orderBooks, mailBooks, cartBooks, loanBooks, visitBooks]
export const WALKED_PREFIXES = [...new Set(COMPARISONS.map(({ prefix }) => prefix))]

/** Events per batch: each that begins a stream means reading that stream. */
const EVENTS = 1_000
/** Streams that disagreed are checked again in each pass, so that resolved findings are deleted. */
const MAX_WITH_FINDINGS = 100

const MomentRow = Schema.Struct({ position: Schema.String, now: Schema.Date, since: Schema.Date })

/**
 * The disagreements of these streams. Tables are read in one snapshot; streams that they have not caught up with, or
 * are already beyond, are left out. `later`: as if that many milliseconds had passed.
 */
export const compareStreams = (streams: ReadonlyArray<WholeStream>, later = 0) =>
  snapshot((client) =>
    Effect.gen(function* () {
      const [row] = yield* rowsOn(client, MomentRow, {
        text: "select c.position, clock_timestamp() as now, since from read.checkpoint c cross join audit_pass",
        values: [],
      })
      if (row === undefined) return []
      const moment: Moment = { ...row, now: new Date(row.now.getTime() + later) }
      const found = yield* Effect.forEach(COMPARISONS, ({ prefix, compare }) =>
        compare(
          client,
          streams.filter(({ stream }) => stream.startsWith(prefix)),
          moment,
        ),
      )
      const findings: ReadonlyArray<Finding> = found.flat()
      return findings
    }),
  )

const readStream = (stream: string) =>
  EventLog.use((log) => Stream.runCollect(log.read(stream))).pipe(
    Effect.map((events): WholeStream => ({ stream, events })),
  )

interface Walked {
  /** The streams that begin between the two positions. */
  readonly streams: ReadonlyArray<string>
  readonly upTo: Position
  readonly isEnd: boolean
}

/** The next streams of the log after `from`. */
const walk = Effect.fnUntraced(function* (from: Position) {
  const log = yield* EventLog
  const items = yield* log.subscribe(from, { streamPrefixes: WALKED_PREFIXES }).pipe(
    Stream.take(EVENTS),
    Stream.takeUntil(({ _tag }) => _tag === "caughtUp"),
    Stream.runCollect,
  )
  const events = items.flatMap(
    (item): ReadonlyArray<RecordedEvent> => (item._tag === "event" ? [item.event] : []),
  )
  const last = items.at(-1)
  const walked: Walked = {
    streams: events.filter(({ revision }) => revision === 0).map(({ stream }) => stream),
    upTo: events.at(-1)?.position ?? from,
    isEnd: last === undefined || last._tag === "caughtUp",
  }
  return walked
})

const Place = Schema.Struct({ walked: Schema.String })

/**
 * Reads the next batch of the log, compares everything that follows from the streams that begin there, and stores the
 * disagreements; at the end it starts over. Reading costs a statement for each stream.
 */
export const auditNextStreams = Effect.gen(function* () {
  const [place] = yield* rows(Place, { text: "select walked from audit_pass", values: [] })
  const { streams, upTo, isEnd } = yield* walk(place?.walked ?? START)
  const looked = [...new Set([...(yield* streamsWithFindings(MAX_WITH_FINDINGS)), ...streams])]
  const whole = yield* Effect.forEach(looked, readStream)
  yield* replaceFindings("streams", looked, yield* compareStreams(whole))
  yield* execute({
    text: "update audit_pass set walked = $1, rounds = rounds + $2",
    values: [isEnd ? START : upTo, isEnd ? 1 : 0],
  })
})
