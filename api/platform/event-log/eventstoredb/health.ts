import type { EventStoreDBClient } from "@eventstore/db-client"
import { Duration, Effect } from "effect"
import type { Connection } from "./connection.ts"
import { readLastPosition } from "./head.ts"

/** Appends travel on a stream of their own, which may be broken where reads are answered. */
export type CallKind = "append" | "read"

/** So many calls in a row that came to nothing, with no answer between, prove a client broken. */
const TOO_MANY = 3

/** How long a working connection may take to answer the smallest of questions, or an append after one that was lost. */
const PROBE_TIMEOUT = Duration.seconds(1)

interface CallHistory {
  answers: number
  failures: number
  /** Of the last failure that counted. Calls that failed together count as one. */
  failedAt: number
}

/** One call, from when it was asked. */
export interface ObservedCall {
  readonly client: EventStoreDBClient
  /** After how long it counts as lost. */
  readonly timeout: Duration.Duration
  readonly answered: () => void
  /** It ended in something that the client may not recover from by itself. */
  readonly failed: () => void
  /** There was no answer in time. Waits until it is known whether the client is to blame. */
  readonly lost: Effect.Effect<void>
}

export interface Health {
  readonly asking: (kind: CallKind) => ObservedCall
}

/**
 * Replaces the client once it is proven broken. A call that is merely slow proves nothing: everybody else in the process
 * uses the same client.
 */
export const makeHealth = (connection: Connection, answerTimeout: Duration.Duration): Health => {
  const clients = new WeakMap<EventStoreDBClient, Readonly<Record<CallKind, CallHistory>>>()
  const fresh = (): CallHistory => ({ answers: 0, failures: 0, failedAt: Number.NEGATIVE_INFINITY })
  const historyOf = (client: EventStoreDBClient, kind: CallKind): CallHistory => {
    const known = clients.get(client) ?? { append: fresh(), read: fresh() }
    clients.set(client, known)
    return known[kind]
  }

  const probes = (client: EventStoreDBClient) =>
    Effect.tryPromise(() => readLastPosition(client)).pipe(
      Effect.timeout(PROBE_TIMEOUT),
      Effect.match({ onSuccess: () => true, onFailure: () => false }),
    )

  const asking = (kind: CallKind): ObservedCall => {
    const client = connection.client()
    const history = historyOf(client, kind)
    const since = performance.now()
    const { answers } = history
    const failed = (): void => {
      if (history.failedAt > since) return
      history.failedAt = performance.now()
      history.failures += 1
      if (history.failures >= TOO_MANY) connection.renew(client)
    }
    return {
      client,
      // Whoever waits for the append has patience for one that is lost, and for finding out why.
      timeout:
        kind === "append" && history.failures > 0
          ? Duration.min(answerTimeout, PROBE_TIMEOUT)
          : answerTimeout,
      answered: () => {
        history.answers += 1
        history.failures = 0
      },
      failed,
      lost: Effect.suspend(() => {
        const othersWereAnswered = history.answers > answers
        if (othersWereAnswered) return Effect.void
        return Effect.map(probes(client), (isAlive) => {
          if (!isAlive) connection.renew(client)
          else if (kind === "append") failed()
        })
      }),
    }
  }
  return { asking }
}
