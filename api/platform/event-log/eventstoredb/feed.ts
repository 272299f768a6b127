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

/** Items buffered before backpressure. */
const HIGH_WATER = 2_000

/** A checkpoint after every 32 filtered events (the window of the server). */
const CHECKPOINT_INTERVAL = 1

export interface Feed {
  /** Waits for items and takes all of them. Fails when the subscription has ended. */
  readonly pull: Effect.Effect<NonEmptyReadonlyArray<SubscriptionItem>, EventLogUnavailable>
}

interface Control {
  /** The number of events to deliver before it. */
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
 * One subscription of the client, after `from`, until it ends.
 *
 * The client reports checkpoints and `caughtUp` ahead of the events it still buffers; here they are put in order.
 * Checkpoints that lag or repeat are dropped.
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
    // Best effort: the connection may be gone.
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
