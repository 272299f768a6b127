import { base, en, Faker } from "@faker-js/faker"
import { ensureAccount } from "@voltread/api/accounts/accounts.ts"
import { makeKlarnaBooks } from "@voltread/api/gateways/klarna/klarna-books.ts"
import { saveAdCosts } from "@voltread/api/imports/ad-costs.ts"
import { followLoans } from "@voltread/api/loans/follow-loans.ts"
import { followLoanWork } from "@voltread/api/loans/loan-work.ts"
import { orderUrl } from "@voltread/api/order-link/order-token.ts"
import { writeCheckpoint } from "@voltread/api/platform/event-log/checkpoints.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { executeOn, transaction } from "@voltread/api/platform/postgres/query.ts"
import { EventLog, START } from "@voltread/domain/event.ts"
import { Effect, Layer, Schema } from "effect"
import type pg from "pg"
import { storeByDay } from "../history/dated-commands.ts"
import { DEMO_LOGINS } from "../start/logins.ts"
import { demoAdCosts } from "./ad-costs.ts"
import { saveAffiliates } from "./affiliates.ts"
import { handOver, SimulatedVendors, vendorBooks } from "./books/hand-over.ts"
import { klarnaOrdersOf } from "./books/klarna.ts"
import { bestSellers, demoCatalogue } from "./catalogue.ts"
import { demoCustomers, saveDemoCustomers } from "./customers.ts"
import { demoOrder } from "./orders.ts"
import { demoPeople } from "./people.ts"
import { endTvWeek, pricedBy, saveDemoMarkups } from "./prices.ts"
import { demoReviews, saveReviews } from "./reviews.ts"
import { saveCatalogue, stockedProducts } from "./save-catalogue.ts"
import type { DemoOrder } from "./script/demo-order.ts"
import { DEMO_SIZES, type DemoSize, trimmed } from "./size.ts"
import { demoStoreStock } from "./store-stock.ts"
import { demoStores } from "./stores.ts"
import { demoVisits, visitStreams } from "./visits.ts"
import { type DemoWorld, pagesOf, storesWithin } from "./world.ts"
import { history } from "./year.ts"

const SEED = 20_261
const DAY = 86_400_000
const YEAR = 365 * DAY

const Environment = Schema.Struct({
  DATABASE_URL: Schema.NonEmptyString,
  EVENTSTORE_URL: Schema.optionalKey(Schema.String),
  DEMO_PASSWORD: Schema.NonEmptyString,
  /** For the links that return to an order. */
  PUBLIC_URL: Schema.NonEmptyString,
  SESSION_SECRET: Schema.NonEmptyString,
  /** Absent: no vendor is simulated. */
  SIMULATED_VENDORS: Schema.optionalKey(Schema.fromJsonString(SimulatedVendors)),
  /** Absent: full. */
  DEMO_SIZE: Schema.optionalKey(Schema.Literals(["full", "small"])),
  /** The host of a simulated affiliate network. */
  POSTBACK_LOCAL_HOSTS: Schema.optionalKey(Schema.String),
})

/** More orders towards the end of the year, as in a growing shop. */
const startOf = (share: number, end: number): number => end - Math.round(YEAR * (1 - share) ** 1.25)

const demoYear = (faker: Faker, world: DemoWorld, end: number, size: DemoSize): ReadonlyArray<DemoOrder> => {
  const people = demoPeople(faker, size.people)
  return Array.from({ length: size.orders }, (_, index) => {
    const period = { start: startOf((index + 1) / size.orders, end), end }
    return demoOrder(faker, world, faker.helpers.arrayElement(people), period)
  })
}

/** Fills an empty shop: catalog, a year of orders up to now, and log-ins. Idempotent. */
const demo = Effect.fnUntraced(function* (given: typeof Environment.Type) {
  const faker = new Faker({ locale: [en, base], seed: SEED })
  const size = DEMO_SIZES[given.DEMO_SIZE ?? "full"]
  const catalogue = trimmed(demoCatalogue(faker), size.productsOfType)
  const midnight = Math.floor(Date.now() / DAY) * DAY
  const stocked = stockedProducts(faker, catalogue.products)
  const storeStock = demoStoreStock(stocked, demoStores())
  const { lasting, tvWeek } = yield* saveDemoMarkups
  const products = pricedBy([...lasting, tvWeek], catalogue.products)
  yield* saveCatalogue(faker, { catalogue: { ...catalogue, products }, stocked, storeStock }, midnight)
  for (const login of DEMO_LOGINS)
    yield* ensureAccount({ ...login, phone: null, password: given.DEMO_PASSWORD })
  const log = yield* EventLog
  yield* endTvWeek(tvWeek)
  const vendors = given.SIMULATED_VENDORS
  const linkTo = (orderId: string) =>
    orderUrl({ publicUrl: given.PUBLIC_URL, sessionSecret: given.SESSION_SECRET }, orderId)
  const world: DemoWorld = {
    bestSellers: bestSellers(pricedBy(lasting, catalogue.products)),
    storesWith: storesWithin(demoStores(), storeStock),
    pageAt: pagesOf(vendors?.pageUrls ?? {}, linkTo),
  }
  const year = demoYear(faker, world, midnight, size)
  const orders = history(year)
  yield* saveAffiliates(midnight - YEAR - DAY, given.POSTBACK_LOCAL_HOSTS)
  yield* saveDemoCustomers(demoCustomers(orders))
  // A separate random generator, so that the other generated data stays the same.
  const reviewers = new Faker({ locale: [en, base], seed: SEED })
  yield* saveReviews(demoReviews(reviewers, orders, catalogue.products, midnight))
  const visits = demoVisits(faker, midnight, { span: YEAR, count: size.visits })
  yield* storeByDay(log, [...orders, ...visitStreams(visits)])
  const adCosts = demoAdCosts(faker, visits)
  // The scenarios have already recorded the lenders' decisions on the orders; the process must not do it again.
  yield* writeCheckpoint(followLoans.name, yield* log.head)
  if (vendors !== undefined) yield* handOver(vendorBooks(year), vendors)
  yield* rememberKlarnaOrders(year)
  // A lender that does not know these applications is not asked about them.
  if (vendors?.adminUrls["simple-lease"] === undefined)
    yield* writeCheckpoint(followLoanWork.name, yield* log.head)
  yield* durably((client) => saveAdCosts(client, adCosts, START))
})

/** As the shop does when Klarna accepts an order. */
const rememberKlarnaOrders = Effect.fnUntraced(function* (year: ReadonlyArray<DemoOrder>) {
  const { remember } = yield* makeKlarnaBooks
  const orders = year.flatMap(({ script }) => klarnaOrdersOf(script))
  yield* Effect.forEach(orders, remember, { concurrency: 8, discard: true })
})

/** The last commit: with it, everything before is on disk, and only then do the demo data count as loaded. */
const durably = <A, E, R>(work: (client: pg.ClientBase) => Effect.Effect<A, E, R>) =>
  transaction((client) =>
    executeOn(client, { text: "set local synchronous_commit to on", values: [] }).pipe(
      Effect.andThen(work(client)),
    ),
  )

/** No commit waits for the disk: an interrupted load is started again, and repeating it changes nothing. */
const withoutSync = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  const given = url.searchParams.get("options") ?? ""
  url.searchParams.set("options", `${given} -c synchronous_commit=off`.trim())
  return url.href
}

const environment = Schema.decodeUnknownSync(Environment)(process.env)
const database = Database.layer({ url: withoutSync(environment.DATABASE_URL), applicationName: "demo-data" })
await Effect.runPromise(
  demo(environment).pipe(
    Effect.provide(
      Layer.provideMerge(eventLogLayer({ eventStoreUrl: environment.EVENTSTORE_URL }), database),
    ),
  ),
)
