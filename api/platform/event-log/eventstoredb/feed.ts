import type { AllStreamResolvedEvent, AllStreamSubscription, Filter } from "@eventstore/db-client"
import { eventTypeFilter, streamNameFilter } from "@eventstore/db-client"
import type {
  EventLogUnavailable,
  Position,
  SubscriptionFilter,
  SubscriptionItem,
} from "@voltread/domain/event.ts"
import { Effect, type Scope } from "effect"
import type { NonEmptyReadonlyArray } from "effect/Array"
import type { Connection } from "./connection.ts"
import { unavailable } from "./errors.ts"
import { toRecordedEvent } from "./events.ts"
import { fromPosition, toPosition } from "./position.ts"

/** Items held for the subscriber before the server has to wait. */
const HIGH_WATER = 2_000

/** A checkpoint after every 32 events that the filter passes over (the server's window). */
const CHECKPOINT_INTERVAL = 1

export interface Feed {
  /** What has come since the last call; waits for something. Fails once the subscription is over. */
  readonly pull: Effect.Effect<NonEmptyReadonlyArray<SubscriptionItem>, EventLogUnavailable>
}

interface Control {
  /** How many events are to be delivered before it. */
  readonly after: number
  readonly deliver: () => void
}

const serverFilter = (filter: SubscriptionFilter, checkpointReached: Filter["checkpointReached"]): Filter => {
  const common = {
    checkpointInterval: CHECKPOINT_INTERVAL,
    ...(checkpointReached === undefined ? {} : { checkpointReached }),
  }
  return filter.streamPrefixes === undefined
    ? eventTypeFilter({ ...common, regex: "^[^$].*" })
    : streamNameFilter({ ...common, prefixes: [...filter.streamPrefixes] })
}

/**
 * One subscription of the client, for as long as it lasts, after `from`.
 *
 * The client tells of checkpoints and of having caught up at once, past the events it still holds for us; here they
 * wait for their turn. What is not after all that was delivered is dropped: checkpoints may lag or repeat.
 */
export const openFeed = Effect.fnUntraced(function* (
  connection: Connection,
  from: Position,
  filter: SubscriptionFilter,
): Effect.fn.Return<Feed, never, Scope.Scope> {
  let last = from
  let items: Array<SubscriptionItem> = []
  let over: EventLogUnavailable | undefined
  let wake: (() => void) | undefined
  let received = 0
  let controls: Array<Control> = []

  const add = (item: SubscriptionItem): void => {
    items.push(item)
    wake?.()
  }
  const end = (cause: unknown): void => {
    over ??= unavailable("Subscription", cause)
    wake?.()
  }
  const flushControls = (): void => {
    const due = controls.filter((control) => control.after <= received)
    controls = controls.filter((control) => control.after > received)
    for (const control of due) control.deliver()
  }
  const inTurn = (subscription: AllStreamSubscription, deliver: () => void): void => {
    controls.push({ after: received + subscription.readableLength, deliver })
    flushControls()
  }

  const onCheckpoint = (position: Position): void => {
    if (position <= last) return
    last = position
    add({ _tag: "checkpoint", position })
  }
  const onEvent = (subscription: AllStreamSubscription, { event }: AllStreamResolvedEvent): void => {
    received += 1
    if (event !== undefined) {
      const recorded = toRecordedEvent(event)
      if (recorded.position > last) {
        last = recorded.position
        add({ _tag: "event", event: recorded })
      }
    }
    flushControls()
    if (items.length >= HIGH_WATER) subscription.pause()
  }

  const subscription = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const opened = connection.client().subscribeToAll({
        fromPosition: fromPosition(from),
        filter: serverFilter(filter, (subscription, position) =>
          inTurn(subscription, () => onCheckpoint(toPosition(position))),
        ),
      })
      opened.on("error", end)
      opened.on("end", () => end("it ended"))
      opened.on("close", () => end("it was closed"))
      opened.on("caughtUp", () => inTurn(opened, () => add({ _tag: "caughtUp", position: last })))
      opened.on("data", (resolved) => onEvent(opened, resolved))
      return opened
    }),
    // Whether the server still hears of it concerns nobody.
    (opened) => Effect.ignore(Effect.tryPromise(() => opened.unsubscribe()).pipe(Effect.timeout("1 second"))),
  )
  yield* Effect.acquireRelease(
    Effect.sync(() => connection.whenRenewed(() => end("its client was replaced"))),
    (stop) => Effect.sync(stop),
  )

  const pull = Effect.callback<NonEmptyReadonlyArray<SubscriptionItem>, EventLogUnavailable>((resume) => {
    const take = (): boolean => {
      const [first, ...rest] = items
      if (first === undefined && over === undefined) return false
      wake = undefined
      items = []
      if (subscription.isPaused()) subscription.resume()
      if (first !== undefined) resume(Effect.succeed([first, ...rest]))
      else if (over !== undefined) resume(Effect.fail(over))
      return true
    }
    if (take()) return
    wake = take
    return Effect.sync(() => {
      wake = undefined
    })
  })
  return { pull }
})
