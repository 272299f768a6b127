import type { EventStoreDBClient } from "@eventstore/db-client"
import { Duration, Effect } from "effect"
import type { Connection } from "./connection.ts"
import { readLastPosition } from "./head.ts"

/** Appends travel on a stream of their own, which may be broken where reads are answered. */
export type CallKind = "append" | "read"

/** After so many failed calls in a row, with no answer between, a client counts as broken. */
const TOO_MANY = 3

/** How long a working connection may take for a minimal call that probes it, or for an append after a lost one. */
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
  /** It failed with an error from which the client may not recover by itself. */
  readonly failed: () => void
  /** It was not answered in time. Completes when it is known whether the client is broken. */
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
      // The caller's patience covers one lost append and the probe that follows it.
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
