import {
  ANY,
  BACKWARDS,
  END,
  type AppendResult as EventStoreAppendResult,
  type EventStoreDBClient,
  type ExpectedRevision as EventStoreRevision,
  FORWARDS,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from "@eventstore/db-client"
import {
  type AppendResult,
  AppendTooLarge,
  EventLog,
  type EventLogService,
  type ExpectedRevision,
  type Position,
  type RecordedEvent,
  START,
  WrongExpectedRevision,
} from "@voltread/domain/event.ts"
import { type Duration, Effect, Layer } from "effect"
import { refusalOf } from "./engine/append-size.ts"
import { RETRY_DURATION } from "./engine/retry.ts"
import { makeCalls } from "./eventstoredb/calls.ts"
import { makeConnection } from "./eventstoredb/connection.ts"
import { sizeOf, toEventData, toRecordedEvent } from "./eventstoredb/events.ts"
import { findHead } from "./eventstoredb/head.ts"
import { endOfAppend, toPosition } from "./eventstoredb/position.ts"
import { subscription } from "./eventstoredb/subscription.ts"
import { makeTail } from "./eventstoredb/tail.ts"
import { streamPages } from "./stream-pages.ts"

export interface EventStoreDbOptions {
  /** Connection string, `esdb://…` (one node) or `esdb+discover://…` (a cluster). */
  readonly url: string
  /** How long appends and reads are retried. */
  readonly patience?: Duration.Input
  /** After how long a call is given up; its client only if that is proven broken. */
  readonly answerTimeout?: Duration.Input
  /** Time without items after which a subscription is compared with the head of the log. */
  readonly silence?: Duration.Input
}

const PAGE = 1_000

const toEventStore = (expected: ExpectedRevision): EventStoreRevision => {
  if (expected === "any") return ANY
  // -1, "before the first", would be sent as the largest unsigned number.
  if (expected === "no-stream" || expected < 0) return NO_STREAM
  return BigInt(expected)
}

const readPage = async (
  client: EventStoreDBClient,
  stream: string,
  options: {
    readonly from: number | undefined
    readonly direction: "forwards" | "backwards"
    readonly limit: number
  },
): Promise<ReadonlyArray<RecordedEvent>> => {
  const events: Array<RecordedEvent> = []
  const page = client.readStream(stream, {
    direction: options.direction === "forwards" ? FORWARDS : BACKWARDS,
    fromRevision: options.from === undefined ? END : BigInt(options.from),
    maxCount: options.limit,
  })
  for await (const { event } of page) if (event !== undefined) events.push(toRecordedEvent(event))
  return events
}

/** The stream does not exist or was deleted. */
const isNoStream = (error: unknown): boolean =>
  error instanceof StreamNotFoundError || error instanceof StreamDeletedError

/** Maps errors of an append to those of the port; any other is a defect. */
const appendRefused = (
  stream: string,
  expected: ExpectedRevision,
  cause: unknown,
): Effect.Effect<never, WrongExpectedRevision | AppendTooLarge> => {
  if (cause instanceof WrongExpectedVersionError) {
    const actual = typeof cause.actualVersion === "bigint" ? Number(cause.actualVersion) : "no-stream"
    return Effect.fail(new WrongExpectedRevision({ stream, expected, actual }))
  }
  if (cause instanceof MaxAppendSizeExceededError) {
    return Effect.fail(new AppendTooLarge({ stream, limit: cause.maxAppendSize }))
  }
  return Effect.die(cause)
}

/**
 * The event log in EventStoreDB (tried with 23.10). A revision of -1 counts as "no-stream". An event's data must be an
 * object. Dies if the connection string is invalid or the server denies access.
 *
 * A repeated append that expects "any" is recognized for as long as the server remembers its event ids; one with an exact
 * expectation, forever.
 */
export const eventStoreDbEventLog = (options: EventStoreDbOptions): Layer.Layer<EventLog> =>
  Layer.effect(
    EventLog,
    Effect.gen(function* () {
      const connection = yield* makeConnection(options.url)
      const calls = makeCalls(connection, {
        patience: options.patience ?? RETRY_DURATION,
        answerTimeout: options.answerTimeout ?? "5 seconds",
      })
      const tail = yield* makeTail(connection, calls, options.silence ?? "30 seconds")

      /** The server answers no position for a repeated append. */
      const positionOf = (stream: string, { nextExpectedRevision, position }: EventStoreAppendResult) =>
        position !== undefined
          ? Effect.succeed(endOfAppend(toPosition(position)))
          : calls
              .read("Finding the repeated append", (client) =>
                readPage(client, stream, {
                  from: Number(nextExpectedRevision),
                  direction: "forwards",
                  limit: 1,
                }),
              )
              .pipe(Effect.map(([event]) => (event === undefined ? START : endOfAppend(event.position))))

      const append: EventLogService["append"] = (stream, expected, events) => {
        if (events.length === 0) return Effect.die(new Error(`An append to ${stream} needs events`))
        const refusal = refusalOf(stream, sizeOf(events))
        if (refusal !== undefined) return Effect.fail(refusal)
        return Effect.sync(() => events.map(toEventData)).pipe(
          Effect.flatMap((data) =>
            calls.append("Append", (client) =>
              client.appendToStream(stream, data, { expectedRevision: toEventStore(expected) }),
            ),
          ),
          Effect.flatMap((result) =>
            Effect.map(
              positionOf(stream, result),
              (position): AppendResult => ({ revision: Number(result.nextExpectedRevision), position }),
            ),
          ),
          Effect.catchTag("Refused", ({ cause }) => appendRefused(stream, expected, cause)),
        )
      }

      let knownHead: Position = START
      const head = calls
        .read("Reading the head of the log", (client) => findHead(client, knownHead))
        .pipe(
          Effect.tap((found) =>
            Effect.sync(() => {
              knownHead = found
            }),
          ),
          Effect.catchTag("Refused", ({ cause }) => Effect.die(cause)),
        )

      return {
        append,
        read: (stream, readOptions = {}) => {
          const direction = readOptions.direction ?? "forwards"
          return streamPages(readOptions, PAGE, (from, limit) =>
            calls
              .read("Reading events", (client) => readPage(client, stream, { from, direction, limit }))
              .pipe(
                Effect.catchTag("Refused", ({ cause }) =>
                  isNoStream(cause) ? Effect.succeed([]) : Effect.die(cause),
                ),
              ),
          )
        },
        subscribe: (from, filter) => subscription(tail, from, filter),
        head,
      }
    }),
  )
