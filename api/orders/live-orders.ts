import type { Position } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Context, Effect, Layer, Stream } from "effect"
import { type Listener, makeWatched } from "../platform/live/watched.ts"

export interface LiveOrdersService {
  /** Calls `listener` whenever the read models have changed for that order. Returns a function that unsubscribes. */
  readonly onOrder: (orderId: string, listener: Listener) => () => void
  /** The same for an application for a lease or a loan. */
  readonly onApplication: (loanId: string, listener: Listener) => () => void
  /** Calls `listener` whenever the read models have changed for any order. */
  readonly onAnyOrder: (listener: Listener) => () => void
  /** The position that the read models are known to have reached. */
  readonly position: () => Position
}

/** Shares this process's one subscription to the projector's commits among all who watch an order or an application. */
export class LiveOrders extends Context.Service<LiveOrders, LiveOrdersService>()("@voltread/api/LiveOrders") {
  static readonly layer: Layer.Layer<LiveOrders, never, ReadModels> = Layer.effect(
    LiveOrders,
    Effect.gen(function* () {
      const models = yield* ReadModels
      const ofOrder = makeWatched()
      const ofApplication = makeWatched()
      const ofAny = new Set<Listener>()

      yield* models.changes.pipe(
        Stream.runForEach(({ position, orders, loans }) =>
          Effect.sync(() => {
            ofOrder.tell(orders, position)
            ofApplication.tell(loans, position)
            if (orders === null || orders.length > 0) for (const listener of ofAny) listener(position)
          }),
        ),
        Effect.forkScoped,
      )

      return {
        position: models.position,
        onOrder: ofOrder.on,
        onApplication: ofApplication.on,
        onAnyOrder: (listener) => {
          ofAny.add(listener)
          return () => ofAny.delete(listener)
        },
      }
    }),
  )
}
