import { type AllStreamResolvedEvent, excludeSystemEvents } from "@eventstore/db-client"
import type { Position } from "@voltread/domain/event.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Data, Effect, Predicate, type Scope } from "effect"
import type { RecentEvents } from "../engine/recent-events.ts"
import type { Connection } from "./connection.ts"
import { toRecordedEvent } from "./events.ts"
import { fromPosition } from "./position.ts"

/** A subscription is over, as all of them are some time. */
export class SubscriptionEnded extends Data.TaggedError("SubscriptionEnded")<{
  readonly reason: string
  /** More came at once than the server keeps for a subscriber: normal operation, nothing is lost. */
  readonly isTooSlow: boolean
}> {}

const GRPC_ABORTED = 10

const ended = (cause: unknown): SubscriptionEnded =>
  new SubscriptionEnded({
    reason: `Subscription: ${reasonOf(cause)}`,
    isTooSlow: Predicate.hasProperty(cause, "code") && cause.code === GRPC_ABORTED,
  })

export interface Live {
  /** The last position that came, or where it began. */
  readonly position: () => Position
  /** Fails when the subscription is over; it never succeeds. */
  readonly over: Effect.Effect<never, SubscriptionEnded>
}

/** One subscription of the client to all events but the server's own, from the end of `recent` on, into `recent`. */
export const openLive = Effect.fnUntraced(function* (
  connection: Connection,
  recent: RecentEvents,
): Effect.fn.Return<Live, never, Scope.Scope> {
  let position = recent.end
  let outcome: SubscriptionEnded | undefined
  let tell: ((outcome: SubscriptionEnded) => void) | undefined

  const end = (cause: unknown): void => {
    outcome ??= ended(cause)
    tell?.(outcome)
  }
  const onEvent = ({ event }: AllStreamResolvedEvent): void => {
    if (event === undefined) return
    const recorded = toRecordedEvent(event)
    if (recorded.position <= position) return
    position = recorded.position
    recent.add([recorded], position)
  }

  yield* Effect.acquireRelease(
    Effect.sync(() => {
      const opened = connection.client().subscribeToAll({
        fromPosition: fromPosition(position),
        filter: excludeSystemEvents(),
      })
      opened.on("error", end)
      opened.on("end", () => end("it ended"))
      opened.on("close", () => end("it was closed"))
      opened.on("data", onEvent)
      return opened
    }),
    // Whether the server receives the cancellation does not matter.
    (opened) => Effect.ignore(Effect.tryPromise(() => opened.unsubscribe()).pipe(Effect.timeout("1 second"))),
  )
  yield* Effect.acquireRelease(
    Effect.sync(() => connection.whenRenewed(() => end("its client was replaced"))),
    (stop) => Effect.sync(stop),
  )

  const over = Effect.callback<never, SubscriptionEnded>((resume) => {
    tell = (outcome) => resume(Effect.fail(outcome))
    if (outcome !== undefined) tell(outcome)
    return Effect.sync(() => {
      tell = undefined
    })
  })
  return { position: () => position, over }
})
