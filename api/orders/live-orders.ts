import type { Position } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Context, Effect, Layer, Stream } from "effect"

type Listener = (position: Position) => void

export interface LiveOrdersService {
  /** Calls `listener` whenever the read models hold something new of that order. Answers what ends it. */
  readonly onOrder: (orderId: string, listener: Listener) => () => void
  /** Calls `listener` whenever the read models hold something new of any order. */
  readonly onAnyOrder: (listener: Listener) => () => void
  /** Up to where the read models are known to be. */
  readonly position: () => Position
}

/** One subscription of this process to what projectors commit, told on to everybody who watches an order. */
export class LiveOrders extends Context.Service<LiveOrders, LiveOrdersService>()("@voltread/api/LiveOrders") {
  static readonly layer: Layer.Layer<LiveOrders, never, ReadModels> = Layer.effect(
    LiveOrders,
    Effect.gen(function* () {
      const models = yield* ReadModels
      const ofOrder = new Map<string, Set<Listener>>()
      const ofAny = new Set<Listener>()

      yield* models.changes.pipe(
        Stream.runForEach(({ position, orders }) =>
          Effect.sync(() => {
            // Too many to name: anybody's may be among them.
            for (const orderId of orders ?? ofOrder.keys()) {
              for (const listener of ofOrder.get(orderId) ?? []) listener(position)
            }
            if (orders === null || orders.length > 0) for (const listener of ofAny) listener(position)
          }),
        ),
        Effect.forkScoped,
      )

      return {
        position: models.position,
        onOrder: (orderId, listener) => {
          const listeners = ofOrder.get(orderId) ?? new Set()
          ofOrder.set(orderId, listeners.add(listener))
          return () => {
            listeners.delete(listener)
            if (listeners.size === 0 && ofOrder.get(orderId) === listeners) ofOrder.delete(orderId)
          }
        },
        onAnyOrder: (listener) => {
          ofAny.add(listener)
          return () => ofAny.delete(listener)
        },
      }
    }),
  )
}
