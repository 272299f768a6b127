import { Effect, type Scope } from "effect"
import { type LoadedShop, loadedShop } from "../load/loaded-shop.ts"
import { newShopper } from "../load/shopper.ts"
import { productsNamed } from "../load/stocked-products.ts"
import { StartError } from "../start/error.ts"
import { spawnShop, untilHealthy } from "../test/shop-process.ts"
import { buy } from "./buy.ts"
import { type Memory, memoryOf } from "./memory.ts"
import { type Percentiles, percentiles } from "./projections.ts"
import { untilStreamed } from "./until-streamed.ts"

/** The throughput of a number of concurrent shoppers; times in milliseconds. */
export interface LoadFigures extends Percentiles {
  readonly shoppers: number
  readonly perSecond: number
}

export interface ShopFigures {
  /** From an empty cart to the page of the paid order: five requests. */
  readonly checkout: ReadonlyArray<LoadFigures>
  /**
   * From the answer to a checkout until the live stream of its page has the order; with the highest number of shoppers.
   */
  readonly visible: Percentiles
  readonly addToCart: LoadFigures
  /** After the load. */
  readonly memory: Memory
  readonly secondStartMs: number
  /** Some time after the shop was restarted. */
  readonly idleMemory: Memory
}

const WARM_UP_MS = 5_000
const ROUND_MS = 8_000
/** Until the garbage of a start has been collected. */
const IDLE_MS = 45_000
/** One order in this many is watched. */
const WATCHED = 10
const PRODUCTS = productsNamed("bench", 200, 1_000_000)

const measure = async (
  shoppers: number,
  lastsMs: number,
  once: (turn: number) => Promise<unknown>,
): Promise<LoadFigures> => {
  const took: Array<number> = []
  const start = performance.now()
  let turn = 0
  const shop = async () => {
    while (performance.now() - start < lastsMs) {
      const since = performance.now()
      await once(turn++)
      took.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  return { shoppers, perSecond: (took.length * 1_000) / (performance.now() - start), ...percentiles(took) }
}

const productOf = (turn: number): string => PRODUCTS[turn % PRODUCTS.length]?.productId ?? ""

const load = async (shop: LoadedShop) => {
  await measure(8, WARM_UP_MS, (turn) => buy(shop, productOf(turn)))
  const checkout: Array<LoadFigures> = []
  let watched: Array<Promise<number>> = []
  for (const shoppers of [1, 8, 32]) {
    watched = []
    const buyAndWatch = (turn: number) =>
      buy(shop, productOf(turn), (answer) => {
        if (turn % WATCHED !== 0) return
        const seen = untilStreamed(shop.shopUrl, answer)
        // A failure is reported where all of them are awaited.
        seen.catch(() => undefined)
        watched.push(seen)
      })
    checkout.push(await measure(shoppers, ROUND_MS, buyAndWatch))
  }
  const addToCart = await measure(32, ROUND_MS, async (turn) => {
    await newShopper(shop).add(productOf(turn), 1)
  })
  return {
    checkout,
    visible: percentiles(await Promise.all(watched)),
    addToCart,
    memory: memoryOf(shop.process.dataDir),
  }
}

const secondStart = Effect.fnUntraced(function* ({ process }: LoadedShop) {
  process.signal("SIGTERM")
  yield* Effect.promise(() => process.ended)
  const since = performance.now()
  const again = yield* Effect.acquireRelease(
    Effect.sync(() =>
      spawnShop({
        dataDir: process.dataDir,
        port: Number(new URL(process.url).port),
        env: { DEMO_DATA: "off" },
      }),
    ),
    (running) =>
      Effect.promise(() => {
        running.signal("SIGTERM")
        return running.ended
      }),
  )
  yield* untilHealthy(again)
  const secondStartMs = performance.now() - since
  yield* Effect.sleep(IDLE_MS)
  return { secondStartMs, idleMemory: memoryOf(process.dataDir) }
})

/** The whole shop in separate processes, with shoppers in this one; `alongside` then measures the same Postgres. */
export const benchShop = Effect.fnUntraced(function* <A>(
  alongside: (databaseUrl: string) => Promise<A>,
): Effect.fn.Return<{ readonly shop: ShopFigures; readonly parts: A }, StartError, Scope.Scope> {
  const shop = yield* loadedShop(PRODUCTS)
  const measured = yield* Effect.tryPromise({
    try: async () => ({ figures: await load(shop), parts: await alongside(shop.databaseUrl) }),
    catch: (cause) => new StartError({ message: `The measurement failed: ${String(cause)}`, cause }),
  })
  const second = yield* secondStart(shop)
  return { shop: { ...measured.figures, ...second }, parts: measured.parts }
})
