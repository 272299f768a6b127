import {
  EventLogUnavailable,
  type Position,
  type SubscriptionFilter,
  type SubscriptionItem,
} from "@voltread/domain/event.ts"
import { type Duration, Effect, Stream } from "effect"
import { retryForever } from "../retry.ts"
import type { Connection } from "./connection.ts"
import { openFeed } from "./feed.ts"

/**
 * Events after `from`, without end: a feed that fails, ends or stalls is replaced by one from the last position. A feed
 * that was silent for `silence` counts as stalled if `head` has newer events.
 */
export const subscription = (
  connection: Connection,
  from: Position,
  filter: SubscriptionFilter,
  head: Effect.Effect<Position, EventLogUnavailable>,
  silence: Duration.Input,
): Stream.Stream<SubscriptionItem, EventLogUnavailable> => {
  let last = from

  const judgeSilence = Effect.flatMap(head, (newest) =>
    newest > last
      ? Effect.fail(new EventLogUnavailable({ reason: "Subscription: silent though there is more" }))
      : Effect.void,
  )

  const onePass = Stream.suspend(() =>
    Stream.fromPull(
      Effect.map(openFeed(connection, last, filter), ({ pull }) => {
        const patientPull: typeof pull = pull.pipe(
          Effect.timeoutOrElse({
            duration: silence,
            orElse: () => Effect.andThen(judgeSilence, patientPullAgain),
          }),
          Effect.tap((items) =>
            Effect.sync(() => {
              for (const item of items) last = item._tag === "event" ? item.event.position : item.position
            }),
          ),
        )
        const patientPullAgain = Effect.suspend(() => patientPull)
        return patientPull
      }),
    ),
  )

  return onePass.pipe(
    Stream.scoped,
    Stream.tapError((error) => Effect.logWarning(error.reason)),
    Stream.retry(retryForever),
  )
}
