import { aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect, Logger } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import type { Queryable } from "../platform/sql.ts"
import { readModels } from "../read-models.ts"
import { rebuild } from "../rebuild.ts"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { adminOrderPage, filteredCounts, type OrderFilter, orderPage } from "./order-list-query.ts"

/** As many as a busy store has: Postgres scans a small table whatever its indexes. */
const OTHERS = 40_000

let database: TestDatabase
const history = new History()

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const place = (id: string) =>
    history.order(id, placing(undefined, { orderId: id, uniqueId: `VT-${id.toUpperCase()}` }))
  const pay = (id: string, paymentId: string) => {
    for (const result of ["requested", "succeeded"] as const)
      history.order(id, {
        type: "RecordPayment",
        payment: aPayment({ paymentId, transactionId: paymentId, amount: 10_600, result }),
      })
  }
  const dispute = (id: string, paymentId: string, disputed: number) =>
    history.order(id, { type: "RecordDispute", paymentId, disputed })
  place("undisputed")
  pay("undisputed", "pay-1")
  place("part")
  pay("part", "pay-1")
  dispute("part", "pay-1", 4_000)
  place("both")
  pay("both", "pay-1")
  pay("both", "pay-2")
  dispute("both", "pay-1", 10_600)
  dispute("both", "pay-2", 600)
  history.order("both", { type: "CancelOrder", reason: "disputed" })
  place("decided")
  pay("decided", "pay-1")
  dispute("decided", "pay-1", 10_600)
  dispute("decided", "pay-1", 0)
  await project(database.connection, history.log.events, { sizes: [1] })
  await database.pool.query(
    `insert into read.order_list select row.* from generate_series(1, ${OTHERS}) n
     cross join lateral json_populate_record(null::read.order_list, json_build_object(
       'order_id', 'o' || n, 'unique_id', 'VT-' || n, 'customer_name', 'A B', 'email', 'c@example.com',
       'status', case n % 2 when 0 then 'COMPLETED' else 'CANCELLED' end, 'total', n, 'paid', 0, 'refunded', 0,
       'missing', 0, 'disputed', 0, 'item_count', 1, 'first_item_name', 'x', 'created_at', now() - n * interval '1 minute',
       'updated_at', now(), 'ship_state', 'TX', 'partners', '{}'::text[], 'search', '')) row`,
  )
  await database.pool.query("analyze read.order_list")
})
afterAll(() => database.drop())

test("disputed orders are found, with what is disputed of all their payments", async () => {
  const { orders, totalCount } = await adminOrderPage(database.pool, { filter: { onlyDisputed: true } })
  expect(orders.map(({ id, disputed }) => [id, disputed])).toEqual([
    ["both", 11_200],
    ["part", 4_000],
  ])
  expect(totalCount).toBe(2)
})

test("an order is listed as disputed in its status only, and until the bank has decided", async () => {
  const ids = async (filter: OrderFilter) =>
    (await orderPage(database.pool, { filter })).orders.map(({ id }) => id)
  expect(await ids({ onlyDisputed: true, statuses: ["CANCELLED"] })).toEqual(["both"])
  expect(await ids({ onlyDisputed: true, search: "vt-decided" })).toEqual([])
  expect(await ids({ onlyDisputed: false, search: "vt-decided" })).toEqual(["decided"])
  const { byStatus, total } = await filteredCounts(database.pool, { onlyDisputed: true })
  expect([byStatus.CANCELLED, total]).toEqual([1, 2])
})

test("a filter that is off is none: the orders are counted without reading them", async () => {
  const { total, isPartial } = await filteredCounts(database.pool, { onlyDisputed: false })
  expect([total, isPartial]).toEqual([4, false])
})

const plans: Array<string> = []
const explaining: Queryable = {
  query: async (config) => {
    const { rows } = await database.pool.query({ ...config, text: `explain (format json) ${config.text}` })
    if (config.text.includes("order_list")) plans.push(JSON.stringify(rows))
    return database.pool.query(config)
  },
}

test("disputed orders are found by their own index, however many others there are", async () => {
  for (const sort of ["NEWEST", "OLDEST", "TOTAL_DESC", "UPDATED"] as const)
    for (const filter of [{}, { statuses: ["CANCELLED", "COMPLETED"] }, { minTotal: 1 }] as const)
      await adminOrderPage(explaining, { filter: { ...filter, onlyDisputed: true }, sort })
  await filteredCounts(explaining, { onlyDisputed: true })
  expect(plans.length).toBe(4 * 3 * 2 + 1)
  expect(plans.filter((plan) => !plan.includes("order_list_disputed"))).toEqual([])
  expect(plans.filter((plan) => plan.includes("Seq Scan"))).toEqual([])
})

test("a rebuild fills in what is disputed of orders from before", async () => {
  await database.pool.query("update read.order_list set disputed = 0")
  await Effect.runPromise(
    rebuild({ connection: database.connection, names: ["order-list"], projections: readModels }).pipe(
      Effect.provide(history.log.layer),
      Effect.provide(Logger.layer([])),
    ),
  )
  const { orders } = await orderPage(database.pool, { filter: { onlyDisputed: true } })
  expect(orders.map(({ id, disputed }) => [id, disputed])).toEqual([
    ["both", 11_200],
    ["part", 4_000],
  ])
})
