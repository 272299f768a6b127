import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "@voltread/api/platform/postgres/embedded.ts"
import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import { Effect, type Scope } from "effect"
import { type LoadedShop, loadedShop } from "../load/loaded-shop.ts"
import { processBeside } from "../load/process-beside.ts"
import { pidOfService, signalAll } from "../load/processes.ts"
import { NotAnswered } from "../load/session.ts"
import { productsNamed } from "../load/stocked-products.ts"
import { until } from "../load/until.ts"
import { StartError } from "../start/error.ts"
import { API_PROGRAM, answers } from "../start/shop.ts"
import { buy } from "./buy.ts"
import { type Percentiles, percentiles } from "./projections.ts"

/** The throughput of this many API processes while one of them is killed half-way; times in milliseconds. */
export interface ScaleFigures extends Percentiles {
  readonly apis: number
  readonly perSecond: number
  /** Purchases that were started again because no process answered. */
  readonly repeated: number
  /** Orders that a shopper saw paid, and that are missing in the list of orders or unpaid there. */
  readonly lost: number
}

export interface Api {
  /** The name of its process in the starter. */
  readonly service: string
  readonly url: string
}

const SHOPPERS = 16
const PRODUCTS = productsNamed("scale", 200, 1_000_000)
const RETRY_MS = 150
const PATIENCE_MS = 60_000

export const startApis = Effect.fnUntraced(function* (shop: LoadedShop, count: number) {
  const apis: Array<Api> = [{ service: "api", url: shop.shopUrl }]
  for (let index = 2; index <= count; index++) {
    const port = yield* Effect.mapError(freePort, ({ message }) => new StartError({ message }))
    const url = `http://127.0.0.1:${port}`
    const start = yield* processBeside(shop, port, () => Effect.void)
    yield* start(`API ${index}`, API_PROGRAM, answers(`${url}/healthz`))
    apis.push({ service: `api-${index}`, url })
  }
  return apis
})

const kill = (shop: LoadedShop, { service }: Api): void => {
  const pid = pidOfService(service, API_PROGRAM, shop.process.dataDir)
  if (pid !== undefined) signalAll([pid], "SIGKILL")
}

const measure = async (
  shop: LoadedShop,
  apis: ReadonlyArray<Api>,
  lastsMs: number,
): Promise<ScaleFigures> => {
  const took: Array<number> = []
  const paid: Array<string> = []
  let repeated = 0
  let turn = 0
  const start = performance.now()
  const shopping = async () => {
    while (performance.now() - start < lastsMs) {
      const since = performance.now()
      const productId = PRODUCTS[turn % PRODUCTS.length]?.productId ?? ""
      // As behind a load balancer: an unanswered shopper retries on another process.
      for (let orderId: string | undefined; orderId === undefined; ) {
        const api = apis[turn++ % apis.length]
        try {
          orderId = await buy({ ...shop, shopUrl: api?.url ?? shop.shopUrl }, productId)
          paid.push(orderId)
        } catch (error) {
          if (!(error instanceof NotAnswered) || performance.now() - since > PATIENCE_MS) throw error
          repeated += 1
          await pause(RETRY_MS)
        }
      }
      took.push(performance.now() - since)
    }
  }
  const killing = pause(lastsMs / 2).then(() => {
    const victim = apis.at(-1)
    if (victim !== undefined) kill(shop, victim)
  })
  await Promise.all([killing, ...Array.from({ length: SHOPPERS }, shopping)])
  const seconds = (performance.now() - start) / 1_000
  const lost = await lostOf(shop, paid)
  for (const { url } of apis) {
    await until("the killed process is back", PATIENCE_MS, () => Effect.runPromise(answers(`${url}/healthz`)))
  }
  return { apis: apis.length, perSecond: took.length / seconds, repeated, lost, ...percentiles(took) }
}

/** Paid orders move on: to the fraud review, to the supplier. */
const lostOf = async ({ pool }: LoadedShop, paid: ReadonlyArray<string>): Promise<number> => {
  const { rows } = await pool.query(
    "select count(*)::int as found from read.order_list where order_id = any ($1) and status <> all ($2)",
    [paid, orderStatusesThat(({ awaitsPayment }) => awaitsPayment)],
  )
  return paid.length - rows[0].found
}

/** One, two and more API processes on one database, each time with one of them killed half-way. */
export const benchScale = Effect.fnUntraced(function* (
  most: number,
  lastsMs: number,
): Effect.fn.Return<ReadonlyArray<ScaleFigures>, StartError, Scope.Scope> {
  const shop = yield* loadedShop(PRODUCTS)
  const apis = yield* startApis(shop, most)
  return yield* Effect.forEach(apis, (_, index) =>
    Effect.tryPromise({
      try: () => measure(shop, apis.slice(0, index + 1), lastsMs),
      catch: (cause) => new StartError({ message: `The measurement failed: ${String(cause)}`, cause }),
    }),
  )
})
