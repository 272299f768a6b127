import type { EventStoreDBClient } from "@eventstore/db-client"
import { EventLogUnavailable } from "@voltread/domain/event.ts"
import { Data, type Duration, Effect } from "effect"
import { retryFor } from "../retry.ts"
import type { Connection } from "./connection.ts"
import { isAnswer, leadsToReconnection, unavailable } from "./errors.ts"

/** The server has answered, with an error. */
export class Refused extends Data.TaggedError("Refused")<{ readonly cause: unknown }> {}

export interface Calls {
  /** Asks until there is an answer, for as long as patience lasts. What writes must be safe to repeat. */
  readonly call: <A>(
    doing: string,
    ask: (client: EventStoreDBClient) => Promise<A>,
  ) => Effect.Effect<A, Refused | EventLogUnavailable>
}

/**
 * `answerTimeout`: after that long a call counts as lost and the client as broken, for it can lose an append on a dying
 * connection without ever settling it.
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
        // Reads of a client that was given up end early, without a word.
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
