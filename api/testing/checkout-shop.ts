import { EventLog, type Position } from "@voltread/domain/event.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber, Layer, ManagedRuntime } from "effect"
import type { FastifyInstance } from "fastify"
import { vi } from "vitest"
import { followClosedCarts, reopenClosedCarts } from "../cart/closed-carts.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { completeAuthorized } from "../checkout/complete-authorized.ts"
import { makeApp } from "../composition/app.ts"
import { ConfiguredLenders } from "../composition/lenders.ts"
import { configuredGateways } from "../composition/payment-gateways.ts"
import { runWith, type Services, servicesLayer } from "../composition/services.ts"
import { followLoans } from "../loans/follow-loans.ts"
import { workOnLoans } from "../loans/loan-process.ts"
import { followLoanWork } from "../loans/loan-work.ts"
import { followReminders } from "../orders/reminder-work.ts"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import { followPayments } from "../payments/payment-work.ts"
import { workOnPayments } from "../payments/payments.ts"
import { workOnMessages } from "../payments/work-off-messages.ts"
import type { Config } from "../platform/config.ts"
import { follow } from "../platform/event-log/follow.ts"
import { makeMetrics } from "../platform/http/metrics.ts"
import { Database } from "../platform/postgres/pool.ts"
import { copyTestDatabase } from "../platform/postgres/testing/database.ts"
import { activeTracer, tracingLayer } from "../platform/tracing/tracing.ts"
import { followStock } from "../stock/follow-stock.ts"
import { setStock } from "../stock/stock.ts"
import { type Browser, browser } from "./browser.ts"
import { checkAnswers } from "./check-answers.ts"
import { type PaymentDouble, paymentDouble } from "./payment-double.ts"
import { testConfig } from "./test-config.ts"

/** A shop with in-memory payment gateways, read models that keep up, and any number of processes. */
export interface CheckoutShop {
  /** The gateway of `checkoutWithBraintree`, unless the environment names a real one. */
  readonly cards: PaymentDouble
  /** A second gateway, which takes no cards, and which no checkout uses. */
  readonly other: PaymentDouble
  /** The server of a process, counted from 0. */
  readonly server: (process: number) => FastifyInstance
  readonly config: Config
  /** Runs `during` as if the shop had been started with this gateway or lender switched off. */
  readonly switchOff: (name: string, during: () => Promise<void>) => Promise<void>
  /** A browser with its own cookies; `process` is the server that it calls. */
  readonly browse: (process?: number) => Browser
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>
  readonly sql: (
    text: string,
    values?: ReadonlyArray<unknown>,
  ) => Promise<ReadonlyArray<Record<string, unknown>>>
  readonly stock: (units: Readonly<Record<string, number>>) => Promise<void>
  readonly available: (productId: string) => Promise<number>
  /**
   * Does the periodic work of the projector's process, as if it were `later` milliseconds from now, once its followers
   * are up to date.
   */
  readonly work: (later?: number) => Promise<void>
  /** Resolves when the followers and the read models are up to date. */
  readonly caughtUp: () => Promise<void>
  readonly close: () => Promise<void>
}

const FOLLOWERS = [
  followPayments,
  followStock,
  followClosedCarts,
  followLoans,
  followLoanWork,
  followReminders,
]

const withoutCards = (config: Config): Config => ({
  ...config,
  vendorVariables: Object.fromEntries(
    Object.entries(config.vendorVariables).filter(([name]) => !name.startsWith("BRAINTREE_")),
  ),
})

export const checkoutShop = async (
  adminUrl: string,
  processes = 1,
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckoutShop> => {
  const database = await copyTestDatabase(adminUrl)
  const cards = paymentDouble("braintree", "30 millis")
  const other = paymentDouble("other", "0 millis", "KLARNA")
  const read = testConfig(database.url, environment)
  const off = [...read.paymentGatewaysOff]
  const config: Config = { ...read, paymentGatewaysOff: off }
  const hasCards = environment.BRAINTREE_URL !== undefined
  const gateways = Layer.effect(
    PaymentGateways,
    // Cards are charged by the double unless the environment names their vendor; other gateways are those that it
    // names.
    Effect.zipWith(
      configuredGateways(hasCards ? config : withoutCards(config)),
      ConfiguredLenders,
      (configured, lenders) =>
        makePaymentGateways({
          gateways: [...(hasCards ? [] : [cards.service]), other.service, ...configured],
          off,
          otherMethods: lenders.flatMap(({ methods }) => methods),
        }),
    ),
  )
  const runtimes = Array.from({ length: processes + 1 }, () =>
    ManagedRuntime.make(
      servicesLayer(config, "test", gateways).pipe(Layer.provideMerge(tracingLayer(config.tracing, "test"))),
    ),
  )
  const [projector, ...servers] = runtimes
  if (projector === undefined) throw new Error("a shop has a projector")
  const { pool, connection } = await projector.runPromise(Database)
  const following = projector.runFork(
    Effect.all(
      [runProjections({ connection }), ...FOLLOWERS.map((each) => follow<unknown, Services>(each))],
      {
        concurrency: "unbounded",
        discard: true,
      },
    ),
  )
  await projector.runPromise(
    upsertProducts(pool, [
      product("laptop", { name: "Laptop", salePrice: 99_900, regularPrice: 109_900, shippingCost: 500 }),
      product("mouse", { name: "Mouse", salePrice: 2_599 }),
      product("gone", { name: "Gone", isLive: false }),
    ]),
  )
  const apps = await Promise.all(
    servers.map(async (runtime) =>
      makeApp({
        config,
        run: runWith((work) => runtime.runPromise(work)),
        metrics: makeMetrics("api"),
        tracer: await runtime.runPromise(activeTracer),
      }),
    ),
  )
  for (const each of apps) checkAnswers(each)
  const app = (index: number): FastifyInstance => {
    const found = apps[index % apps.length]
    if (found === undefined) throw new Error("a shop has a server")
    return found
  }
  const sql: CheckoutShop["sql"] = async (text, values = []) => (await pool.query(text, [...values])).rows
  const allKnow = (position: Position) =>
    vi.waitUntil(
      async () => {
        const text = `select from process_checkpoint where name = any ($1) and position >= $2
          union all select from read.checkpoint where position >= $2`
        const known = await sql(text, [FOLLOWERS.map(({ name }) => name), position])
        return known.length === FOLLOWERS.length + 1
      },
      { timeout: 10_000, interval: 10 },
    )

  const caughtUp = async () => {
    await allKnow(await projector.runPromise(EventLog.use(({ head }) => head)))
  }

  return {
    cards,
    other,
    switchOff: async (name, during) => {
      off.push(name)
      await during().finally(() => off.splice(off.indexOf(name), 1))
    },
    config,
    caughtUp,
    browse: (process = 0) => browser(app(process), new Map()),
    server: app,
    run: (effect) => projector.runPromise(effect),
    sql,
    stock: (units) =>
      projector.runPromise(
        setStock(
          pool,
          Object.entries(units).map(([productId, quantity]) => ({ productId, quantity })),
        ),
      ),
    available: async (productId) => {
      const [row] = await sql("select available from stock where product_id = $1", [productId])
      return Number(row?.available)
    },
    work: async (later = 0) => {
      await caughtUp()
      await sql("update payment_work set next_at = now()")
      await sql("update loan_work set next_at = now() where next_at is not null")
      await projector.runPromise(workOnMessages)
      await sql("update begun_payment set next_at = now() where next_at is not null")
      await projector.runPromise(completeAuthorized)
      const clock = () => Date.now() + later
      await projector.runPromise(workOnPayments(clock))
      await projector.runPromise(workOnLoans(clock))
      await projector.runPromise(reopenClosedCarts(clock))
    },
    close: async () => {
      await projector.runPromise(Fiber.interrupt(following))
      for (const each of apps) await each.close()
      for (const runtime of runtimes) await runtime.dispose()
      await database.drop()
    },
  }
}
