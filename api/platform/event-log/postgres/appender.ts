import {
  type AppendResult,
  type AppendTooLarge,
  EventLogUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type Position,
  WrongExpectedRevision,
} from "@voltread/domain/event.ts"
import { Effect, type Scope } from "effect"
import type pg from "pg"
import { appendSize, refusalOf } from "../append-size.ts"
import { isAtFault, unavailable } from "./errors.ts"
import { toPosition } from "./position.ts"
import type { Session } from "./session.ts"

type Answer = Effect.Effect<AppendResult, WrongExpectedRevision | AppendTooLarge | EventLogUnavailable>

interface Waiting {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly ids: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
  readonly schemaVersions: ReadonlyArray<number>
  readonly data: ReadonlyArray<string>
  readonly metadata: ReadonlyArray<string>
  /** Bytes. */
  readonly size: number
  readonly settle: (answer: Answer) => void
}

/** Outcome, revision and position as `append_events` answers them (migration 0001). */
type Row = readonly ["stored" | "repeated" | "conflict" | "id_reused", string, string | null]

const APPEND = `select outcome, last_revision::text, last_position::text
  from append_events($1, $2, $3, $4, $5, $6, $7, $8)`

/** Above this the one commit takes longer than the merging saves. */
const MAX_EVENTS = 500
const MAX_SIZE = 4 * 1024 * 1024

const json = (value: unknown): string => JSON.stringify(value) ?? "null"

const toSql = (expected: ExpectedRevision): number | null =>
  expected === "any" ? null : expected === "no-stream" ? -1 : expected

const encode = (stream: string, expected: ExpectedRevision, events: ReadonlyArray<NewEvent>) => {
  const data = events.map((event) => json(event.data))
  const metadata = events.map((event) => json(event.metadata))
  const types = events.map((event) => event.type)
  return {
    stream,
    expected,
    ids: events.map((event) => event.id),
    types,
    schemaVersions: events.map((event) => event.schemaVersion),
    data,
    metadata,
    size: appendSize(types, [...data, ...metadata]),
  }
}

const parameters = (appends: ReadonlyArray<Waiting>) => [
  appends.map((append) => append.stream),
  appends.map((append) => toSql(append.expected)),
  appends.map((append) => append.ids.length),
  appends.flatMap((append) => append.ids),
  appends.flatMap((append) => append.types),
  appends.flatMap((append) => append.schemaVersions),
  appends.flatMap((append) => append.data),
  appends.flatMap((append) => append.metadata),
]

const answerTo = (append: Waiting, [outcome, revision, position]: Row): Answer => {
  switch (outcome) {
    case "stored":
    case "repeated":
      return Effect.succeed({ revision: Number(revision), position: toPosition(position ?? "") })
    case "conflict": {
      const actual = Number(revision)
      return Effect.fail(
        new WrongExpectedRevision({
          stream: append.stream,
          expected: append.expected,
          actual: actual < 0 ? "no-stream" : actual,
        }),
      )
    }
    case "id_reused":
      return Effect.die(
        new Error(`An event id of this append to ${append.stream} is stored already, elsewhere`),
      )
  }
}

/**
 * The writing half of the log. Appends that arrive while one call is under way wait and go together in the next: one
 * round trip and one commit for all. Callers repeat what ended in `EventLogUnavailable`, with the same ids.
 */
export class Appender {
  readonly #session: Session
  readonly #onStored: (position: Position) => void
  #waiting: Array<Waiting> = []
  #working: Promise<void> | undefined
  #closed = false

  private constructor(session: Session, onStored: (position: Position) => void) {
    this.#session = session
    this.#onStored = onStored
  }

  /** `onStored` is told the last position of each call once it is committed. */
  static make(
    session: Session,
    onStored: (position: Position) => void,
  ): Effect.Effect<Appender, never, Scope.Scope> {
    return Effect.acquireRelease(
      Effect.sync(() => new Appender(session, onStored)),
      (appender) => Effect.promise(() => appender.#close()),
    )
  }

  append(stream: string, expected: ExpectedRevision, events: ReadonlyArray<NewEvent>): Answer {
    return Effect.callback((resume) => {
      const append: Waiting = { ...encode(stream, expected, events), settle: resume }
      if (append.ids.length === 0 || new Set(append.ids).size < append.ids.length) {
        return resume(
          Effect.die(new Error(`An append to ${stream} needs events, each with an id of its own`)),
        )
      }
      if (this.#closed)
        return resume(Effect.fail(new EventLogUnavailable({ reason: "The event log is closed" })))
      const refusal = refusalOf(stream, append.size)
      if (refusal !== undefined) return resume(Effect.fail(refusal))
      this.#waiting.push(append)
      this.#working ??= this.#work()
      return Effect.sync(() => {
        this.#waiting = this.#waiting.filter((other) => other !== append)
      })
    })
  }

  async #work(): Promise<void> {
    // Whoever becomes runnable in this turn of the event loop may append too and share the call.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      await this.#send(this.#takeNext())
    }
    this.#working = undefined
  }

  #takeNext(): ReadonlyArray<Waiting> {
    let events = 0
    let size = 0
    const end = this.#waiting.findIndex((append, index) => {
      events += append.ids.length
      size += append.size
      return index > 0 && (events > MAX_EVENTS || size > MAX_SIZE)
    })
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end)
  }

  async #send(appends: ReadonlyArray<Waiting>): Promise<void> {
    let client: pg.Client | undefined
    try {
      client = await this.#session.client()
      const { rows } = await client.query<[...Row]>({
        name: "append_events",
        text: APPEND,
        values: parameters(appends),
        rowMode: "array",
      })
      this.#settle(appends, rows)
    } catch (cause) {
      if (!isAtFault(cause)) {
        if (client !== undefined) this.#session.abandon(client)
        for (const append of appends) append.settle(Effect.fail(unavailable("Append", cause)))
      } else if (appends.length === 1) {
        for (const append of appends) append.settle(Effect.die(cause))
      } else {
        // One of them is at fault (say, a NUL in its stream's name) and must not take the others with it.
        for (const append of appends) await this.#send([append])
      }
    }
  }

  #settle(appends: ReadonlyArray<Waiting>, rows: ReadonlyArray<Row>): void {
    let last: Position | undefined
    for (const [index, append] of appends.entries()) {
      const row = rows[index]
      if (row === undefined) {
        append.settle(
          Effect.die(new Error(`append_events gave ${rows.length} answers to ${appends.length} appends`)),
        )
        continue
      }
      if (row[0] === "stored" && row[2] !== null) last = toPosition(row[2])
      append.settle(answerTo(append, row))
    }
    if (last !== undefined) this.#onStored(last)
  }

  async #close(): Promise<void> {
    this.#closed = true
    await this.#working
  }
}
