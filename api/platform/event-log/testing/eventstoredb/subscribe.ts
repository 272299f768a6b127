import { randomUUID } from "node:crypto"
import streams from "@eventstore/db-client/generated/streams_pb.js"
import { status } from "@grpc/grpc-js"
import { eventResponse, type ReadCall, send } from "./replies.ts"
import type { Store, StoredEvent } from "./store.ts"

export type Matches = (event: StoredEvent) => boolean

/** What the double has seen of subscriptions. */
export interface SubscriptionCounts {
  readonly open: { readonly size: number }
  readonly opened: number
  /** Ended because their subscriber was too slow. */
  readonly tooSlow: number
}

/** The open subscriptions of the double, and how they are disturbed. */
export interface Subscriptions extends SubscriptionCounts {
  readonly open: Set<ReadCall>
  readonly muted: WeakSet<ReadCall>
  opened: number
  tooSlow: number
}

/** After so many events that the filter passed over, the server names the place it has got to. */
const WINDOW = 32

/** So many events the server keeps for a live subscriber that has not taken them; one more ends the subscription. */
const LIVE_EVENTS = 32

const TOO_SLOW = {
  code: status.ABORTED,
  details: "Consumer too slow to handle event while live. Client resubscription required.",
}

const checkpointResponse = (place: bigint) =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(place)).setPreparePosition(String(place)),
  )

/** Sends what is stored, says when that is all, and goes on for as long as the client stays. */
export const subscribe = async (
  store: Store,
  call: ReadCall,
  subscriptions: Subscriptions,
  options: { readonly after: bigint; readonly matches: Matches; readonly filtered: boolean },
): Promise<void> => {
  subscriptions.open.add(call)
  subscriptions.opened += 1
  let wake: () => void = () => undefined
  const stop = store.whenAppended(() => wake())
  const closed = new Promise<void>((resolve) => {
    for (const event of ["close", "cancelled", "error", "finish"]) call.once(event, () => resolve())
  })
  let gone = false
  void closed.then(() => {
    gone = true
    stop()
    subscriptions.open.delete(call)
    wake()
  })

  const id = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID())
  await send(call, new streams.ReadResp().setConfirmation(id))

  let index = store.all.findIndex((event) => event.place > options.after)
  if (index === -1) index = store.all.length
  let passedOver = 0
  let isLive = false
  while (!gone) {
    const waiting = store.all.slice(index)
    const missed =
      isLive && !subscriptions.muted.has(call) ? waiting.filter(options.matches)[LIVE_EVENTS] : undefined
    for (const event of waiting) {
      if (gone) return
      if (event === missed) {
        subscriptions.tooSlow += 1
        call.emit("error", TOO_SLOW)
        return
      }
      index += 1
      if (subscriptions.muted.has(call)) continue
      if (options.matches(event)) await send(call, eventResponse(event))
      else passedOver += 1
      if (options.filtered && passedOver >= WINDOW) {
        passedOver = 0
        await send(call, checkpointResponse(event.place))
      }
    }
    if (index < store.all.length) continue
    // Said once, without a position; and no checkpoint comes for what the filter passed over last.
    if (!isLive) await send(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))
    isLive = true
    await new Promise<void>((resolve) => {
      wake = resolve
      if (gone || index < store.all.length) resolve()
    })
  }
}
