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
import { appendSize, refusalOf } from "../engine/append-size.ts"
import { unavailable } from "../engine/unavailable.ts"
import { isAtFault } from "./errors.ts"
import { toPosition } from "./position.ts"
import type { Session } from "./session.ts"

type AppendOutcome = Effect.Effect<AppendResult, WrongExpectedRevision | AppendTooLarge | EventLogUnavailable>

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
  readonly settle: (answer: AppendOutcome) => void
}

/** A row that `append_events` returns (migration 0001). */
type Outcome = "stored" | "repeated" | "conflict" | "id_reused"
type Row = readonly [outcome: Outcome, revision: string, position: string | null]

const OUTCOMES: ReadonlySet<unknown> = new Set<Outcome>(["stored", "repeated", "conflict", "id_reused"])

// Written by hand: a Schema is several times slower, and every append passes here.
const isRow = (row: unknown): row is Row =>
  Array.isArray(row) &&
  OUTCOMES.has(row[0]) &&
  typeof row[1] === "string" &&
  (row[2] === null || typeof row[2] === "string")

/**
 * Between the JSON texts of a call, which contain no control characters. In an array parameter each of their quotes
 * would be escaped, a third of the processor time of an append in this process.
 */
const SEPARATOR = String.fromCharCode(30)

const APPEND = `select outcome, last_revision::text, last_position::text
  from append_events($1, $2, $3, $4, $5, $6,
    string_to_array($7, chr(30))::json[], string_to_array($8, chr(30))::json[])`

/** Limits of a batch. */
const MAX_EVENTS = 500
const MAX_SIZE = 4 * 1024 * 1024

const json = (value: unknown): string => JSON.stringify(value) ?? "null"

const toSql = (expected: ExpectedRevision): number | null => {
  if (expected === "any") return null
  return expected === "no-stream" ? -1 : expected
}

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
  appends.flatMap((append) => append.data).join(SEPARATOR),
  appends.flatMap((append) => append.metadata).join(SEPARATOR),
]

const outcomeOf = (append: Waiting, [outcome, revision, position]: Row): AppendOutcome => {
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
 * Group commit: appends that arrive during a call are sent together in the next one, with one round trip and one commit.
 * Callers retry after `EventLogUnavailable` with the same event ids.
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

  /** `onStored` gets the last position of each committed call. */
  static make(
    session: Session,
    onStored: (position: Position) => void,
  ): Effect.Effect<Appender, never, Scope.Scope> {
    return Effect.acquireRelease(
      Effect.sync(() => new Appender(session, onStored)),
      (appender) => Effect.promise(() => appender.#close()),
    )
  }

  append(stream: string, expected: ExpectedRevision, events: ReadonlyArray<NewEvent>): AppendOutcome {
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
    // Lets other appends of this turn of the event loop join the batch.
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
      const { rows } = await client.query({
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
        // One append is invalid (such as a NUL in its stream name): send them singly, so that only that one fails.
        for (const append of appends) await this.#send([append])
      }
    }
  }

  #settle(appends: ReadonlyArray<Waiting>, rows: ReadonlyArray<unknown>): void {
    let last: Position | undefined
    for (const [index, append] of appends.entries()) {
      const row = rows[index]
      if (!isRow(row)) {
        append.settle(
          Effect.die(new Error(`append_events gave no valid row for append ${index} of ${appends.length}`)),
        )
        continue
      }
      if (row[0] === "stored" && row[2] !== null) last = toPosition(row[2])
      append.settle(outcomeOf(append, row))
    }
    if (last !== undefined) this.#onStored(last)
  }

  async #close(): Promise<void> {
    this.#closed = true
    await this.#working
  }
}
