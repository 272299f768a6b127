import { setTimeout as pause } from "node:timers/promises"
import { setStock } from "@voltread/api/stock/stock.ts"
import { Effect, Schema, type Scope } from "effect"
import { openDesk } from "../load/desk.ts"
import { type LoadedShop, loadedShopAt } from "../load/loaded-shop.ts"
import { openSession, type Session } from "../load/session.ts"
import { newShopper, type ShopperOptions } from "../load/shopper.ts"
import { StartError } from "../start/error.ts"
import { DEMO_LOGINS } from "../start/logins.ts"
import { checkOutCart } from "./buy.ts"
import { type Percentiles, percentiles } from "./projections.ts"
import { type Api, startApis } from "./scale.ts"

/** What shoppers and staff do, each while all the others are active; times in milliseconds. */
export interface DayFigures extends Percentiles {
  readonly what: Action
  readonly perSecond: number
}

const DAY_ACTIONS = ["search", "product", "add to cart", "checkout", "order list", "order page"] as const
export type Action = (typeof DAY_ACTIONS)[number]

export const DAY_APIS = 2
const SHOPPERS = 16
const CLERKS = 4
/** Between two requests of a staff member. */
const READING_MS = 500
/** One in this many shoppers with items in the cart buys them. */
const BUYERS = 4
const UNITS = 1_000_000
const WARM_UP_MS = 5_000

const SEARCHES = [
  { query: "tv", sort: "relevance" },
  { query: "laptop", sort: "price_asc" },
  { query: "black", sort: "rating" },
  { query: "refrigerator", inStock: true },
  { query: "all-season", sort: "best_selling" },
  { query: "wheel 18", customerReview: 4 },
  { inStock: true, sort: "newest", pageSize: 48 },
]

const SEARCH = `query ($input: SearchProductsInput!) {
  searchProducts(input: $input) { totalCount products { productId name salePrice } filters { facets { kind values { value count } } } }
}`
const PRODUCT = "query ($id: ID!) { getProductById(productId: $id) { productId name description salePrice } }"
const ORDER_LIST = `{
  adminOrders(first: 50) { orders { id uniqueId customerName status total itemCount createdAt } nextCursor totalCount }
  adminOrderCounts { byStatus { status count } total }
}`
const ORDER_PAGE = `query ($id: ID!) {
  adminOrder(id: $id) { id status items { id name status } }
  adminOrderTimeline(id: $id) { entries { id title body at actorName } total }
}`

const decodeSearch = Schema.decodeUnknownSync(
  Schema.Struct({
    searchProducts: Schema.Struct({ products: Schema.Array(Schema.Struct({ productId: Schema.String })) }),
  }),
)
const decodeList = Schema.decodeUnknownSync(
  Schema.Struct({
    adminOrders: Schema.Struct({ orders: Schema.Array(Schema.Struct({ id: Schema.String })) }),
  }),
)

/** Runs an action and records how long it took. */
type Timed = <A>(what: Action, action: () => Promise<A>) => Promise<A>

const [, support] = DEMO_LOGINS

const workAtDesk = async (desk: Session, timed: Timed, turn: number): Promise<void> => {
  const { orders } = decodeList(await timed("order list", () => desk.graphql(ORDER_LIST, {}))).adminOrders
  await pause(READING_MS)
  const order = orders[turn % orders.length]
  if (order !== undefined) await timed("order page", () => desk.graphql(ORDER_PAGE, { id: order.id }))
  await pause(READING_MS)
}

const goShopping = async (
  shop: ShopperOptions,
  sold: ReadonlyArray<string>,
  timed: Timed,
  turn: number,
): Promise<void> => {
  const session = openSession(shop.shopUrl, {}, "/graphql/products")
  const input = SEARCHES[turn % SEARCHES.length]
  const { products } = decodeSearch(
    await timed("search", () => session.graphql(SEARCH, { input })),
  ).searchProducts
  const looked = products[turn % products.length]?.productId
  if (looked !== undefined) await timed("product", () => session.graphql(PRODUCT, { id: looked }))
  // Pickup-only products need a store, which is another checkout.
  const bought = sold[(turn * 7_919) % sold.length] ?? ""
  const shopper = newShopper(shop)
  const cartId = await timed("add to cart", () => shopper.add(bought, 1))
  if (turn % BUYERS === 0) await timed("checkout", () => checkOutCart(shopper, cartId))
}

/** Runs everybody for this long; returns how long each action took. */
const pass = async (
  shop: LoadedShop,
  apis: ReadonlyArray<Api>,
  sold: ReadonlyArray<string>,
  lastsMs: number,
): Promise<ReadonlyMap<Action, ReadonlyArray<number>>> => {
  const took = new Map<Action, Array<number>>(DAY_ACTIONS.map((what) => [what, []]))
  const timed: Timed = async (what, action) => {
    const since = performance.now()
    const result = await action()
    took.get(what)?.push(performance.now() - since)
    return result
  }
  const start = performance.now()
  const isOpen = () => performance.now() - start < lastsMs
  const apiOf = (turn: number): Api => apis[turn % apis.length] ?? { service: "api", url: shop.shopUrl }
  let turn = 0
  const shopping = async () => {
    while (isOpen()) {
      const mine = turn++
      // A shopper stays with one process, as behind a load balancer with sticky sessions.
      await goShopping({ ...shop, shopUrl: apiOf(mine).url }, sold, timed, mine)
    }
  }
  const clerking = async (_: unknown, clerk: number) => {
    const login = { username: support.username, password: shop.process.demoPassword }
    const desk = await openDesk(apiOf(clerk).url, login)
    for (let order = clerk; isOpen(); order += CLERKS) await workAtDesk(desk, timed, order)
  }
  await Promise.all([
    ...Array.from({ length: SHOPPERS }, shopping),
    ...Array.from({ length: CLERKS }, clerking),
  ])
  return took
}

const sellable = async ({ pool }: LoadedShop): Promise<ReadonlyArray<string>> => {
  const { rows } = await pool.query("select product_id as id from product where is_live and is_shippable")
  const ids = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ id: Schema.String })))(rows).map(
    ({ id }) => id,
  )
  await Effect.runPromise(
    setStock(
      pool,
      ids.map((productId) => ({ productId, quantity: UNITS })),
    ),
  )
  return ids
}

/** A day in the demo shop: shoppers browse, some buy, staff process orders, with two API processes. */
export const benchDay = Effect.fnUntraced(function* (
  lastsMs: number,
): Effect.fn.Return<ReadonlyArray<DayFigures>, StartError, Scope.Scope> {
  const shop = yield* loadedShopAt([], undefined, { DEMO_DATA: "on" })
  const apis = yield* startApis(shop, DAY_APIS)
  return yield* Effect.tryPromise({
    try: async () => {
      const sold = await sellable(shop)
      await pass(shop, apis, sold, WARM_UP_MS)
      const took = await pass(shop, apis, sold, lastsMs)
      return DAY_ACTIONS.map((what): DayFigures => {
        const times = took.get(what) ?? []
        return { what, perSecond: (times.length * 1_000) / lastsMs, ...percentiles(times) }
      })
    },
    catch: (cause) => new StartError({ message: `The measurement failed: ${String(cause)}`, cause }),
  })
})
