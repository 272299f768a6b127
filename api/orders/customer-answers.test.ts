import { randomUUID } from "node:crypto"
import type { Actor } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { anAddress, anItem, aPayment, aShipment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { type GraphQLOutputType, getNamedType, isObjectType, isUnionType } from "graphql"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { shopSchema } from "../composition/graphql.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"

const CUSTOMER = "ann@example.com"
const customer: Actor = { id: CUSTOMER, name: "Ann Own", role: "customer" }
const support: Actor = { id: "sam-secret@voltread.example", name: "Sam Secretive", role: "customersupport" }
const orderId = randomUUID()

let shop: CheckoutShop
let owner: Staff
let admin: Staff

/** Facts about the order that no customer may see. Amounts in dollars, as on the wire. */
const SECRETS = [
  support.id,
  support.name,
  "7001.01",
  "7002.02",
  "7003.03",
  "7004.04",
  "7005.05",
  "secret-rule",
  "secret-group",
  "secret-affiliate",
  "secret-source",
  "secret-agent",
  "secret-code",
  "secret-note",
  "secret-call",
  "secret-mail",
  "secret-reason",
  "secret-refund",
  "secret-return",
  "secret-partner-order",
]

const item = anItem({ supplierCost: 700_101, winnerMarkupId: "secret-rule" })
const placed = placing([item], {
  orderId,
  uniqueId: "VT-SECRETS",
  username: CUSTOMER,
  priceMarkupGroupId: "secret-group",
  affiliate: { affiliateId: "secret-affiliate", subAffiliateId: null, clickHash: null, rollupId: null },
  tracking: { ...placing().order.tracking, utmSource: "secret-source", userAgent: "secret-agent" },
})

const byCustomer: ReadonlyArray<OrderCommand> = [
  { ...placed, submission: { ...placed.submission, lenderTake: 700_202, affiliateTake: 700_303 } },
  { type: "RecordPayment", payment: aPayment() },
  {
    type: "RecordPayment",
    payment: aPayment({ result: "succeeded", transactionId: "tx-1", code: "secret-code" }),
  },
]
const words = (secret: string) => ({ subject: secret, body: secret })
const byStaff: ReadonlyArray<OrderCommand> = [
  {
    type: "RecordFraudCheck",
    fraud: {
      fraudIsChecked: true,
      fraudScore: 7_004.04,
      fraudIpDistanceFromAddress: 7_005.05,
      fraudEmailFirstSeen: null,
      fraudReasons: ["secret-reason"],
    },
  },
  { type: "AddCustomNotes", note: { noteId: "n1", ...words("secret-note") } },
  {
    type: "RecordPhoneCall",
    call: {
      callId: "c1",
      direction: "inbound",
      phone: "2025550143",
      durationSeconds: 1,
      ...words("secret-call"),
    },
  },
  {
    type: "RecordEmailConversation",
    email: {
      emailId: "e1",
      direction: "outbound",
      from: support.id,
      to: CUSTOMER,
      ...words("secret-mail"),
    },
  },
  { type: "UpdateShippingAddress", address: anAddress({ address1: "2 Main St" }) },
  { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "secret-reason" },
  { type: "RecordShipment", shipment: aShipment(undefined, { partnerOrderId: "secret-partner-order" }) },
  { type: "ReturnItem", itemId: item.itemId, quantity: 1, reason: "secret-return" },
  {
    type: "RequestRefund",
    paymentId: "pay-1",
    refundId: "pay-1:refund:1",
    amount: 100,
    reason: "secret-refund",
  },
]

const command = (each: OrderCommand, actor: Actor) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [each], {
        commandId: randomUUID(),
        correlationId: "test",
        actor,
        now: new Date().toISOString(),
      }),
    ),
  )

const signIn = async (username: string, type: "CUSTOMER" | "ADMIN") => {
  const password = "Wheels-4-all"
  await shop.run(
    ensureTestAccount({ username, type, firstName: "Ann", lastName: "Own", phone: null, password }),
  )
  return staffOf(shop.server(0), username, password)
}

/** Selects every field of a type, so that a field added later is checked here, too. */
const everyField = (type: GraphQLOutputType): string => {
  const named = getNamedType(type)
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => `... on ${member.name} ${fieldsOf(member, member.name)}`)
    return `{ __typename ${members.join(" ")} }`
  }
  return isObjectType(named) ? fieldsOf(named) : ""
}

/** Members of a union may have fields of the same name with different types: an alias tells them apart. */
const fieldsOf = (type: GraphQLOutputType, prefix?: string): string => {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ""
  const fields = Object.values(named.getFields()).map((field) => {
    const alias = prefix === undefined ? "" : `${prefix}_${field.name}: `
    return `${alias}${field.name} ${everyField(field.type)}`
  })
  return `{ ${fields.join(" ")} }`
}

const answerOf = (root: "Query" | "Mutation", name: string): string => {
  const type = root === "Query" ? shopSchema.getQueryType() : shopSchema.getMutationType()
  const field = type?.getFields()[name]
  if (field === undefined) throw new Error(`no ${name}`)
  return everyField(field.type)
}

const ask = async (who: Staff, field: string, args = `(id: "${orderId}")`): Promise<string> =>
  JSON.stringify(await who.read(field, `{ ${field} ${args} ${answerOf("Query", field)} }`))

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  owner = await signIn(CUSTOMER, "CUSTOMER")
  admin = await signIn("ada@example.com", "ADMIN")
  for (const each of byCustomer) await command(each, customer)
  for (const each of byStaff) await command(each, support)
  const [row] = await shop.sql("select count(*)::int as events from events where stream = $1", [
    orderStream(orderId),
  ])
  const isProjected = async () => {
    const text = "select count(*)::int as events from read.order_timeline where order_id = $1"
    return (await shop.sql(text, [orderId]))[0]?.events === row?.events
  }
  await vi.waitUntil(isProjected, { timeout: 10_000, interval: 10 })
})
afterAll(() => shop.close())

describe("a customer's answers", () => {
  test("contain no secrets that staff do see", async () => {
    const seen = `${await ask(admin, "adminOrder")}${await ask(admin, "adminOrderTimeline")}`
    expect(SECRETS.filter((secret) => !seen.includes(secret))).toEqual([])
  })

  test.each([
    ["order", undefined],
    ["orderTimeline", undefined],
    ["orders", ""],
  ])("have none of them in the whole of %s", async (field, args) => {
    const seen = await ask(owner, field, args)
    expect(SECRETS.filter((secret) => seen.includes(secret))).toEqual([])
    expect(seen).toContain(field === "orderTimeline" ? "Sound bar" : "VT-SECRETS")
  })

  test.each([
    ["/api/orders", "VT-SECRETS"],
    [`/api/orders/${orderId}`, "VT-SECRETS"],
    [`/api/orders/${orderId}/timeline`, "Sound bar"],
    ["/api/account/export", "VT-SECRETS"],
  ])("have none of them in the whole of %s", async (url, shown) => {
    const { statusCode, body } = await owner.get(url)
    expect(statusCode).toBe(200)
    expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([])
    expect(body).toContain(shown)
  })

  test("contain the same facts over GraphQL and REST, in dollars", async () => {
    const timeline = await owner.read(
      "orderTimeline",
      `{ orderTimeline(id: "${orderId}") { entries { id at fact { type: __typename
        ... on OrderPlaced { total items { itemId name quantity } }
        ... on PaymentUpdated { paymentId amount received: outcome message } } } total } }`,
    )
    const rest = (await owner.get(`/api/orders/${orderId}/timeline`)).json().data.timeline
    expect(rest.total).toBe(timeline.total)
    const [first, second] = rest.entries
    expect(timeline.entries).toEqual(
      expect.arrayContaining([
        first,
        expect.objectContaining({ id: second.id, fact: expect.objectContaining({ amount: 212 }) }),
      ]),
    )
    expect(first.fact).toEqual({
      type: "OrderPlaced",
      total: 212,
      items: [{ itemId: "item-1", name: "Sound bar", quantity: 2 }],
    })
    expect(second.fact).toMatchObject({ type: "PaymentUpdated", outcome: "RECEIVED", amount: 212 })
  })
})

test("a checkout answers with the customer's view", async () => {
  await shop.stock({ laptop: 1 })
  const browser = shop.browse()
  const { id: cartId } = await browser.add("laptop")
  const { firstName, lastName, address1, phone } = anAddress()
  const input = {
    cartId,
    email: CUSTOMER,
    shippingAddress: {
      firstName,
      lastName,
      address1,
      city: "Austin",
      state: "TX",
      postalCode: "78701",
      phone,
    },
    isBillingShippingSame: true,
    paymentMethodNonce: "good-1",
    expectedTotal: await browser.total(cartId),
    tracking: { utm_source: "secret-source", affiliate_id: "secret-affiliate" },
  }
  const result = await browser.graphql(
    `mutation ($input: BraintreeCheckoutInput!) {
      checkoutWithBraintree(input: $input) ${answerOf("Mutation", "checkoutWithBraintree")}
    }`,
    { input },
  )
  expect(result).toMatchObject({
    data: {
      checkoutWithBraintree: { success: true, order: { items: [{ name: "Laptop" }], email: CUSTOMER } },
    },
  })
  expect(JSON.stringify(result)).not.toContain("secret")
  const { id } = JSON.parse(JSON.stringify(result)).data.checkoutWithBraintree.order
  const [created] = await shop.sql(
    "select data::text as data from events where stream = $1 and revision = 0",
    [orderStream(id)],
  )
  expect(created?.data).toContain("secret-affiliate")
})
