import type { EventStoreDBClient } from "@eventstore/db-client"
import { EventLogUnavailable } from "@voltread/domain/event.ts"
import { Data, type Duration, Effect } from "effect"
import { retryFor } from "../retry.ts"
import type { Connection } from "./connection.ts"
import { isAnswer, leadsToReconnection, unavailable } from "./errors.ts"

/** The server answered with an error. */
export class Refused extends Data.TaggedError("Refused")<{ readonly cause: unknown }> {}

export interface Calls {
  /** Retries until the server answers or `patience` is over. Writes must be idempotent. */
  readonly call: <A>(
    doing: string,
    ask: (client: EventStoreDBClient) => Promise<A>,
  ) => Effect.Effect<A, Refused | EventLogUnavailable>
}

/**
 * `answerTimeout`: then a call counts as lost and the client is replaced, since it may never settle an append on a broken
 * connection.
 */
export const makeCalls = (
  connection: Connection,
  options: { readonly patience: Duration.Input; readonly answerTimeout: Duration.Input },
): Calls => {
  const once = <A>(doing: string, ask: (client: EventStoreDBClient) => Promise<A>) =>
    Effect.suspend(() => {
      const client = connection.client()
      return Effect.tryPromise({
        try: () => ask(client),
        catch: (error) => {
          if (isAnswer(error)) return new Refused({ cause: error })
          if (!leadsToReconnection(error)) connection.renew(client)
          return unavailable(doing, error)
        },
      }).pipe(
        // Reads of a replaced client end early, without an error.
        Effect.filterOrFail(
          () => connection.client() === client,
          () => new EventLogUnavailable({ reason: `${doing}: the client was given up meanwhile` }),
        ),
        Effect.timeoutOrElse({
          duration: options.answerTimeout,
          orElse: () => {
            connection.renew(client)
            return Effect.fail(new EventLogUnavailable({ reason: `${doing}: no answer` }))
          },
        }),
      )
    })
  const schedule = retryFor(options.patience)
  return {
    call: (doing, ask) =>
      once(doing, ask).pipe(
        Effect.retry({ schedule, while: (error) => error._tag === "EventLogUnavailable" }),
      ),
  }
}
