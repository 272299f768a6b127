import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { upsertStores } from "@voltread/api/catalogue/stores.ts"
import { product } from "@voltread/api/catalogue/testing/catalogue-product.ts"
import { store } from "@voltread/api/catalogue/testing/catalogue-records.ts"
import { checkOrders } from "@voltread/api/fraud/check-orders.ts"
import { followFraud } from "@voltread/api/fraud/fraud-work.ts"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { followReminders } from "@voltread/api/orders/reminder-work.ts"
import { sendReminders } from "@voltread/api/orders/reminders.ts"
import { pickupCodeOf } from "@voltread/api/pickup/pickup-codes.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { setStoreStock } from "@voltread/api/stock/stock.ts"
import { ensureTestAccount } from "@voltread/api/testing/account.ts"
import { type Staff, staffOf } from "@voltread/api/testing/staff.ts"
import { EventLog } from "@voltread/domain/event.ts"
import type { ItemStatus } from "@voltread/domain/ordering/item-status-facts.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status-facts.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { startMinFraud } from "./minfraud/server.ts"
import { type LeasingShop, leasingShop } from "./simple-lease/leasing-shop.ts"
import type { RunningSimulator } from "./vendor.ts"

const DAY = 86_400_000
const PASSWORD = "Wheels-4-all"
const ADDRESS = `{ firstName: "Ada", lastName: "Byron", address1: "2 Main St", city: "Austin", state: "TX", postalCode: "78701", phone: "5125550100" }`

let leasing: LeasingShop
let fraud: RunningSimulator
let directory: string
let support: Staff

const ordered = async (nonce: string, ...products: ReadonlyArray<string>) => {
  const browser = leasing.shop.browse()
  for (const productId of products) await browser.add(productId, 2)
  if (products.includes("grill"))
    await browser.graphql('mutation { chooseDelivery(productIds: ["grill"], storeId: "denver") { id } }')
  const { order } = await browser.checkOut({ nonce: `${nonce}-${randomUUID()}` })
  return order?.id ?? ""
}
const recorded = (orderId: string) =>
  leasing.shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))
/** Checks the order with the vendor, as the projector's process does. */
const checked = async (orderId: string) => {
  await leasing.shop.run(followFraud.handle([...(await recorded(orderId))]))
  await leasing.shop.run(checkOrders)
}
const itemOf = async (orderId: string, productId: string) =>
  (await leasing.order(orderId)).lines.find((line) => line.productId === productId)?.itemId ?? ""
/** A button in the back office. */
const staff = async (orderId: string, field: string, values: string) => {
  const query = `mutation { ${field}(orderId: "${orderId}", commandId: "${randomUUID()}", ${values}) { success message } }`
  expect(await support.read(field, query), field).toMatchObject({ success: true })
}
const toStatus = (orderId: string, status: OrderStatus) =>
  staff(orderId, "changeOrderStatus", `status: "${status}", reason: "by staff"`)
const revisionOf = async (orderId: string) =>
  (await leasing.shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))).revision

const FLOWS = {
  "a card is declined, and staff take a line off": async () => {
    const orderId = await ordered("declined", "laptop", "mouse")
    const itemId = await itemOf(orderId, "mouse")
    const revision = await revisionOf(orderId)
    await staff(orderId, "deleteOrderItem", `itemId: "${itemId}", reason: "gone", revision: ${revision}`)
    return orderId
  },
  "a card pays, items are delivered and come back": async () => {
    const orderId = await ordered("good", "mouse")
    await checked(orderId)
    await staff(orderId, "addOrderNote", 'subject: "S", body: "B"')
    await staff(
      orderId,
      "recordOrderPhoneCall",
      'direction: "inbound", phone: "5125550100", durationSeconds: 60, subject: "S", body: "B"',
    )
    await staff(
      orderId,
      "recordOrderEmail",
      'direction: "inbound", from: "ada@example.com", to: "shop@example.com", subject: "S", body: "B"',
    )
    await staff(orderId, "updateOrderShippingAddress", `address: ${ADDRESS}`)
    await staff(orderId, "updateOrderBillingAddress", `address: ${ADDRESS}`)
    const itemId = await itemOf(orderId, "mouse")
    const revision = await revisionOf(orderId)
    await staff(
      orderId,
      "cancelOrderItemUnits",
      `itemId: "${itemId}", quantity: 1, reason: "one is enough", revision: ${revision}`,
    )
    await staff(
      orderId,
      "recordOrderShipment",
      `shipment: { lines: [{ itemId: "${itemId}", quantity: 1 }], carrier: "UPS", trackingNumber: "1Z1" }`,
    )
    await staff(
      orderId,
      "changeOrderItemStatus",
      `itemId: "${itemId}", status: "DELIVERED", reason: "arrived"`,
    )
    await staff(orderId, "returnOrderItem", `itemId: "${itemId}", quantity: 1, reason: "too small"`)
    return orderId
  },
  "a supplier cannot deliver, and the order is canceled": async () => {
    const orderId = await ordered("good", "laptop")
    await checked(orderId)
    await toStatus(orderId, "PENDING_FULFILMENT")
    await toStatus(orderId, "CANCELLED_BY_SUPPLIER")
    await staff(orderId, "cancelOrder", 'reason: "no other source"')
    return orderId
  },
  "items are picked up at a store": async () => {
    const orderId = await ordered("good", "grill")
    await checked(orderId)
    await staff(orderId, "readyForPickup", 'storeId: "denver"')
    const code = await leasing.shop.run(pickupCodeOf(orderId))
    await staff(orderId, "handOverPickup", `storeId: "denver", code: "${code}"`)
    return orderId
  },
  "a lender reviews, approves, reminds and is signed": async () => {
    const browser = leasing.shop.browse()
    await browser.add("laptop")
    const orderId = (await leasing.apply(browser, SSN.reviewed)).order?.id ?? ""
    await leasing.settle()
    const { lenderReference } = await leasing.loanOf(orderId)
    await leasing.bench.admin("POST", `/applications/${lenderReference}/status`, { status: "IN REVIEW" })
    await leasing.settle()
    await leasing.bench.admin("POST", `/applications/${lenderReference}/status`, { status: "APPROVED" })
    await leasing.settle()
    await leasing.shop.run(followReminders.handle([...(await recorded(orderId))]))
    await leasing.shop.run(sendReminders(() => Date.now() + 3 * DAY))
    await leasing.sign(orderId)
    await leasing.settle()
    return orderId
  },
} as const
type Flow = keyof typeof FLOWS

const DECLINED: Flow = "a card is declined, and staff take a line off"
const DELIVERED: Flow = "a card pays, items are delivered and come back"
const SUPPLIER: Flow = "a supplier cannot deliver, and the order is canceled"
const PICKUP: Flow = "items are picked up at a store"
const LEASE: Flow = "a lender reviews, approves, reminds and is signed"

/** What reaches each status and each type of event of spec §4. */
const ORDERS: Readonly<Partial<Record<OrderStatus, Flow>>> = {
  PENDING_PAYMENT: DELIVERED,
  PAYMENT_FAILED: DECLINED,
  LOAN_IN_PROCESS: LEASE,
  PENDING_ESIGNATURE: LEASE,
  PENDING_REVIEW: LEASE,
  PAYMENT_RECEIVED: DELIVERED,
  PENDING_FULFILMENT: SUPPLIER,
  CONFIRMED_BY_SUPPLIER: DELIVERED,
  CANCELLED_BY_SUPPLIER: SUPPLIER,
  COMPLETED: DELIVERED,
  RETURNED: DELIVERED,
  CANCELLED: SUPPLIER,
}
const ITEMS: Readonly<Partial<Record<ItemStatus, Flow>>> = {
  PENDING: DELIVERED,
  LOAN_IN_PROCESS: LEASE,
  PAYMENT_FAILED: DECLINED,
  PENDING_SHIPMENT: DELIVERED,
  SHIPPED: DELIVERED,
  DELIVERED,
  PENDING_PICKUP: PICKUP,
  READY_TO_PICKUP: PICKUP,
  PICKUPED: PICKUP,
  CANCELLED: SUPPLIER,
  CANCELLED_BY_SUPPLIER: SUPPLIER,
  RETURNED: DELIVERED,
}
const EVENTS: Readonly<Partial<Record<OrderEvent["type"], Flow>>> = {
  OrderCreated: DELIVERED,
  OrderItemAdded: DELIVERED,
  OrderItemUpdated: DELIVERED,
  OrderItemDeleted: DECLINED,
  OrderBillingAddressUpdated: DELIVERED,
  OrderShippingAddressUpdated: DELIVERED,
  OrderCancelled: SUPPLIER,
  OrderStatusChanged: DELIVERED,
  OrderLeaseDetailsUpdated: LEASE,
  OrderFraudCheckDetailsUpdated: DELIVERED,
  OrderSubmitted: DELIVERED,
  OrderCustomNotesAdded: DELIVERED,
  OrderPhoneCallRecorded: DELIVERED,
  OrderEmailConversationRecorded: DELIVERED,
  OrderPaymentDetailsUpdated: DELIVERED,
  OrderReminderEmailDetailsUpdated: LEASE,
  OrderShipmentDetailsUpdated: DELIVERED,
}

interface Reached {
  readonly orders: ReadonlySet<string>
  readonly items: ReadonlySet<string>
  readonly events: ReadonlySet<string>
}
const reached = new Map<Flow, Reached>()

/** Every status that the order and its lines have had, event by event. */
const seenIn = async (orderId: string): Promise<Reached> => {
  const orders = new Set<string>()
  const items = new Set<string>()
  const events = new Set<string>()
  let state = order.initial
  for (const each of await recorded(orderId)) {
    const event = orderCodec.decodeOrThrow(each)
    state = order.evolve(state, event)
    events.add(event.type)
    if (state._tag !== "placed") continue
    orders.add(state.status)
    for (const { status } of state.lines) items.add(status)
  }
  return { orders, items, events }
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "voltread-reached-"))
  const keys = { accountId: "10", licenseKey: "license-of-tests" }
  const shared = { adminToken: "admin-token-of-tests", webhookUrl: undefined, webhookRetryMs: 20 }
  fraud = await startMinFraud({
    ...shared,
    ...{ host: "127.0.0.1", port: 0, directory, keys, report: () => undefined },
  })
  leasing = await leasingShop(
    inject("postgresUrl"),
    {},
    {
      MINFRAUD_URL: fraud.url,
      MINFRAUD_ACCOUNT_ID: keys.accountId,
      MINFRAUD_LICENSE_KEY: keys.licenseKey,
    },
  )
  const { shop } = leasing
  const username = "sam@example.com"
  const account = { username, type: "CUSTOMERSUPPORT", firstName: "Sam", lastName: "Smith" } as const
  await shop.run(ensureTestAccount({ ...account, phone: null, password: PASSWORD }))
  support = await staffOf(shop.server(0), username, PASSWORD)
  await shop.stock({ laptop: 50, mouse: 50 })
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          product("grill", { name: "Grill", salePrice: 20_000, isShippable: false }),
        ])
        yield* upsertStores(pool, [store("denver")])
        yield* setStoreStock(pool, [{ productId: "grill", storeId: "denver", quantity: 9 }])
      }),
    ),
  )
  for (const flow of [DECLINED, DELIVERED, SUPPLIER, PICKUP, LEASE])
    reached.set(flow, await seenIn(await FLOWS[flow]()))
}, 120_000)
afterAll(async () => {
  await leasing.close()
  await fraud.close()
  await rm(directory, { recursive: true, force: true })
})

// Loan statuses are in `simple-lease/statuses.test.ts`, each reported by the lender.
test.each(Object.entries(ORDERS))("an order becomes %s when %s", (status, flow) => {
  expect([...(reached.get(flow)?.orders ?? [])]).toContain(status)
})

test.each(Object.entries(ITEMS))("an item becomes %s when %s", (status, flow) => {
  expect([...(reached.get(flow)?.items ?? [])]).toContain(status)
})

test.each(Object.entries(EVENTS))("%s happens when %s", (type, flow) => {
  expect([...(reached.get(flow)?.events ?? [])]).toContain(type)
})
