import type { EventStoreDBClient } from "@eventstore/db-client"
import { EventLogUnavailable } from "@voltread/domain/event.ts"
import { Data, Duration, Effect } from "effect"
import { retryFor } from "../engine/retry.ts"
import { unavailable } from "../engine/unavailable.ts"
import type { Connection } from "./connection.ts"
import { isAnswer, leadsToReconnection } from "./errors.ts"
import { type CallKind, makeHealth } from "./health.ts"

/** The server answered with an error. */
export class Refused extends Data.TaggedError("Refused")<{ readonly cause: unknown }> {}

/** Retries a call until it is answered or the patience is over. Writes must be idempotent. */
type Call = <A>(
  doing: string,
  ask: (client: EventStoreDBClient) => Promise<A>,
) => Effect.Effect<A, Refused | EventLogUnavailable>

export type Calls = Readonly<Record<CallKind, Call>>

/**
 * `answerTimeout`: after that long a call counts as lost, for the client can lose an append on a dying connection without
 * ever settling it. One lost call does not make its client broken (see `health.ts`).
 */
export const makeCalls = (
  connection: Connection,
  options: { readonly patience: Duration.Input; readonly answerTimeout: Duration.Input },
): Calls => {
  const health = makeHealth(connection, Duration.fromInputUnsafe(options.answerTimeout))

  /** When a client is replaced, its calls are made again with the next one: its reads would end early without an error. */
  const givenUp = (doing: string) =>
    Effect.callback<never, EventLogUnavailable>((resume) => {
      const reason = `${doing}: the client was given up meanwhile`
      const stop = connection.whenRenewed(() => resume(Effect.fail(new EventLogUnavailable({ reason }))))
      return Effect.sync(stop)
    })

  const once = <A>(kind: CallKind, doing: string, ask: (client: EventStoreDBClient) => Promise<A>) =>
    Effect.suspend(() => {
      const asked = health.asking(kind)
      return Effect.tryPromise({
        try: () => ask(asked.client),
        catch: (error) => {
          if (isAnswer(error)) {
            asked.answered()
            return new Refused({ cause: error })
          }
          if (!leadsToReconnection(error)) asked.failed()
          return unavailable(doing, error)
        },
      }).pipe(
        Effect.tap(() => Effect.sync(asked.answered)),
        Effect.raceFirst(givenUp(doing)),
        Effect.timeoutOrElse({
          duration: asked.timeout,
          orElse: () =>
            Effect.andThen(
              asked.lost,
              Effect.fail(new EventLogUnavailable({ reason: `${doing}: no answer` })),
            ),
        }),
      )
    })

  const schedule = retryFor(options.patience)
  const call =
    (kind: CallKind): Call =>
    (doing, ask) =>
      once(kind, doing, ask).pipe(
        Effect.retry({ schedule, while: (error) => error._tag === "EventLogUnavailable" }),
      )
  return { append: call("append"), read: call("read") }
}
