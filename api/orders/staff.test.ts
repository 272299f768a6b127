import { randomUUID } from "node:crypto"
import { aShipment } from "@voltread/domain/ordering/order-examples.ts"
import { paymentOf } from "@voltread/domain/ordering/order-money.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderToken } from "../order-link/order-token.ts"
import { gatewayActor } from "../payments/payment-step.ts"
import { record } from "../payments/requested-payment.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { type Staff, staffOf } from "../testing/staff.ts"

let shop: CheckoutShop
let support: Staff
let admin: Staff

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const password = "Wheels-4-all"
  for (const [username, type] of [
    ["sam@example.com", "CUSTOMERSUPPORT"],
    ["ada@example.com", "ADMIN"],
  ] as const) {
    await shop.run(
      ensureTestAccount({ username, type, firstName: "Test", lastName: "Person", phone: null, password }),
    )
  }
  support = await staffOf(shop.server(0), "sam@example.com", password)
  admin = await staffOf(shop.server(0), "ada@example.com", password)
  await shop.stock({ laptop: 100, mouse: 100 })
})
afterAll(() => shop.close())

const { makeUnreadable } = orderChecks(() => shop)

const order = async () => {
  const browser = shop.browse()
  await browser.add("laptop", 2)
  const { order, orderToken } = await browser.checkOut({ nonce: `good-${randomUUID()}` })
  if (order === null) throw new Error("not placed")
  return { ...order, token: orderToken ?? "", browser }
}

const NOTE = `mutation ($o: ID!, $c: ID!, $subject: String!) {
  addOrderNote(orderId: $o, commandId: $c, subject: $subject, body: "Called twice") {
    success message fieldErrors { property constraints } position order { revision }
  }
}`
const SHIP = `mutation ($o: ID!, $c: ID!, $s: ShipmentInput!, $r: Int) {
  recordOrderShipment(orderId: $o, commandId: $c, shipment: $s, revision: $r) {
    success message position order {
      revision status items { id status shippedQuantity trackingNumber } shipments { shipmentId trackingNumber }
    }
  }
}`

const Shipped = Schema.Struct({
  success: Schema.Boolean,
  message: Schema.String,
  order: Schema.Struct({
    revision: Schema.Int,
    shipments: Schema.Array(Schema.Struct({ shipmentId: Schema.String, trackingNumber: Schema.String })),
  }),
})

describe("staff", () => {
  test("see an order that was just placed, with all its events, when they send their position", async () => {
    const { id, uniqueId, position } = await order()
    const listed = await support.read(
      "adminOrders",
      "query ($p: String, $s: String) { adminOrders(position: $p, filter: { search: $s }) { orders { id uniqueId status total } totalCount } }",
      { p: position, s: uniqueId },
    )
    expect(listed).toMatchObject({
      totalCount: 1,
      orders: [{ id, status: "PAYMENT_RECEIVED", total: 2133.5 }],
    })
    const timeline = await support.read(
      "adminOrderTimeline",
      "query ($id: ID!, $p: String) { adminOrderTimeline(id: $id, position: $p) { entries { type revision } } }",
      { id, p: position },
    )
    expect(timeline).toMatchObject({
      entries: expect.arrayContaining([{ type: "OrderCreated", revision: 0 }]),
    })
  })

  test("write a note once, however often the button was pressed", async () => {
    const { id } = await order()
    const commandId = randomUUID()
    const notes = await Promise.all(
      Array.from({ length: 5 }, () =>
        support.read("addOrderNote", NOTE, { o: id, c: commandId, subject: "Delivery" }),
      ),
    )
    expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(1)
    const rows = await shop.sql("select count(*)::int as n from events where stream = $1 and type = $2", [
      `order-${id}`,
      "OrderCustomNotesAdded",
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  test("are told what is wrong with their input, by field", async () => {
    const { id } = await order()
    const result = await support.read("addOrderNote", NOTE, { o: id, c: randomUUID(), subject: " " })
    expect(result).toMatchObject({ success: false, fieldErrors: [{ property: "subject" }] })
  })

  test("ship a part, and see the order as it was before", async () => {
    const { id, browser, token, position } = await order()
    const before = await support.read(
      "adminOrder",
      "query ($id: ID!, $p: String) { adminOrder(id: $id, position: $p) { revision items { id } } }",
      { id, p: position },
    )
    const [item] = Array.isArray(before.items) ? before.items : []
    const shipment = { lines: [{ itemId: item.id, quantity: 1 }], carrier: "UPS", trackingNumber: "1Z9" }
    const shipped = await support.read("recordOrderShipment", SHIP, { o: id, c: randomUUID(), s: shipment })
    expect(shipped).toMatchObject({
      success: true,
      order: { status: "CONFIRMED_BY_SUPPLIER", items: [{ shippedQuantity: 1, trackingNumber: "1Z9" }] },
    })
    const back = await support.read(
      "adminOrderAt",
      "query ($id: ID!, $r: Int!) { adminOrderAt(id: $id, revision: $r) { status items { shippedQuantity } } }",
      { id, r: before.revision },
    )
    expect(back).toEqual({ status: "PAYMENT_RECEIVED", items: [{ shippedQuantity: 0 }] })
    const customers = await browser.graphql(
      "query ($id: ID!, $t: String, $p: String) { order(id: $id, token: $t, position: $p) { items { trackingNumber } } }",
      { id, t: token, p: shipped.position },
    )
    expect(customers).toMatchObject({
      data: { order: { items: [{ trackingNumber: "1Z9" }] } },
    })
  })

  test("correct a shipment as they saw it, not over what a colleague has corrected since", async () => {
    const { id, position } = await order()
    const { items } = await support.read(
      "adminOrder",
      "query ($id: ID!, $p: String) { adminOrder(id: $id, position: $p) { items { id } } }",
      { id, p: position },
    )
    const [item] = Array.isArray(items) ? items : []
    const save = async (change: object, revision: number | null = null) => {
      const parcel = { lines: [{ itemId: item.id, quantity: 1 }], carrier: "UPS", trackingNumber: "1Z9" }
      const values = { o: id, c: randomUUID(), s: { ...parcel, ...change }, r: revision }
      return Schema.decodeUnknownSync(Shipped)(await support.read("recordOrderShipment", SHIP, values))
    }
    const { revision, shipments } = (await save({})).order
    const [{ shipmentId } = { shipmentId: "" }] = shipments
    expect((await save({ shipmentId, trackingNumber: "1Z8" }, revision)).success).toBe(true)
    expect(await save({ shipmentId, trackingNumber: "1Z7" }, revision)).toMatchObject({
      success: false,
      message: "Someone else just changed this shipment. Please check it again.",
      order: { shipments: [{ trackingNumber: "1Z8" }] },
    })
  })

  test("get the rule's own message when a command is rejected", async () => {
    const { id } = await order()
    const result = await support.read(
      "changeOrderStatus",
      'mutation ($o: ID!, $c: ID!) { changeOrderStatus(orderId: $o, commandId: $c, status: "COMPLETED", reason: "done") { success message order { status } } }',
      { o: id, c: randomUUID() },
    )
    expect(result).toMatchObject({ success: false, order: { status: "PAYMENT_RECEIVED" } })
    expect(result.message).toContain("“Completed”")
  })

  test("are told that an order's history cannot be read, whatever command they send", async () => {
    const { id } = await order()
    await makeUnreadable(id)
    const ids = `orderId: "${id}", commandId: "${randomUUID()}"`
    for (const asked of [
      `addOrderNote(${ids}, subject: "Delivery", body: "Called twice")`,
      `addOrderNote(${ids}, subject: " ", body: "Called twice")`,
      `cancelOrder(${ids}, reason: "asked by phone")`,
      `changeOrderStatus(${ids}, status: "COMPLETED", reason: "done")`,
    ]) {
      expect(await support.refusal(`mutation { ${asked} { success } }`), asked).toEqual({
        code: "CONFLICT",
        message: expect.stringContaining("history cannot be read"),
      })
    }
  })

  test("cannot put a script into a tracking link", async () => {
    const { id, ...placed } = await order()
    const items = placed.items.map(({ quantity }) => ({ itemId: "x", quantity }))
    const shipment = { lines: items, carrier: "UPS", trackingNumber: "1", trackingUrl: "javascript:alert(1)" }
    expect(
      await support.read("recordOrderShipment", SHIP, { o: id, c: randomUUID(), s: shipment }),
    ).toMatchObject({
      success: false,
    })
  })

  test.each([
    ["a shipping address", "updateOrderShippingAddress", "ship"],
    ["a billing address", "updateOrderBillingAddress", "billing"],
  ])("correct %s by the rules of the checkout", async (_, mutation, prefix) => {
    const { id } = await order()
    const address = {
      firstName: "Grace",
      lastName: "Hopper",
      address1: "2 Main St",
      city: "Dallas",
      state: "TX",
      postalCode: "1",
      phone: "2145550100",
    }
    const text = `mutation ($o: ID!, $c: ID!, $a: AddressInput!) {
      ${mutation}(orderId: $o, commandId: $c, address: $a) {
        success fieldErrors { property constraints }
        order { firstName: ${prefix}FirstName lastName: ${prefix}LastName phone: ${prefix}Phone }
      }
    }`
    expect(await support.read(mutation, text, { o: id, c: randomUUID(), a: address })).toMatchObject({
      success: false,
      fieldErrors: [
        { property: "postalCode", constraints: { matches: "Please enter a valid US Postal Code" } },
      ],
    })
    const right = { ...address, postalCode: "75201" }
    expect(await support.read(mutation, text, { o: id, c: randomUUID(), a: right })).toMatchObject({
      success: true,
      order: { firstName: "Grace", lastName: "Hopper", phone: "2145550100" },
    })
  })

  const moved = (number: string) => ({
    firstName: "Grace",
    lastName: "Hopper",
    address1: `${number} Main St`,
    city: "Dallas",
    state: "TX",
    postalCode: "75201",
    phone: "2145550100",
  })

  test.each([
    ["updateOrderShippingAddress", "address: AddressInput!", moved],
    ["updateOrderBillingAddress", "address: AddressInput!", moved],
    ["updateOrderEmail", "email: String!", (number: string) => `ada${number}@example.com`],
  ])("%s does not overwrite what a colleague has changed since", async (mutation, field, valueFor) => {
    const { id } = await order()
    const { revision } = Object(
      await support.read("adminOrder", "query ($o: ID!) { adminOrder(id: $o) { revision } }", { o: id }),
    )
    const [name = ""] = field.split(":")
    const text = `mutation ($o: ID!, $c: ID!, $r: Int!, $${field}) {
      ${mutation}(orderId: $o, commandId: $c, revision: $r, ${name}: $${name}) { success message }
    }`
    const change = (number: string) =>
      support.read(mutation, text, { o: id, c: randomUUID(), r: revision, [name]: valueFor(number) })
    // Anything else may have happened.
    await support.read("addOrderNote", NOTE, { o: id, c: randomUUID(), subject: "Moved" })
    expect(await change("2")).toMatchObject({ success: true })
    expect(await change("3")).toEqual({
      success: false,
      message: "Someone else just changed this address. Please check it again.",
    })
  })

  test("correct a mistyped email address: the guest is written to there, and links that the wrong one got end", async () => {
    const { id, token: own } = await order()
    const opens = async (token: string) =>
      (await shop.server(0).inject(`/api/orders/${id}?token=${token}`)).statusCode
    const mailed = orderToken(shop.config.sessionSecret, id, { to: "ada@example.com" })
    expect(await opens(mailed)).toBe(200)
    const text = `mutation ($o: ID!, $c: ID!, $e: String!) {
      updateOrderEmail(orderId: $o, commandId: $c, email: $e) {
        success fieldErrors { property constraints } order { email username }
      }
    }`
    const update = (email: string) =>
      support.read("updateOrderEmail", text, { o: id, c: randomUUID(), e: email })
    expect(await update("gina@gmail")).toMatchObject({
      success: false,
      fieldErrors: [{ property: "email", constraints: { isEmail: "Please enter a valid email address" } }],
    })
    expect(await update(" Gina@gmail.example ")).toMatchObject({
      success: true,
      order: { email: "gina@gmail.example", username: null },
    })
    await shop.caughtUp()
    expect(await opens(mailed)).toBe(404)
    expect(await opens(orderToken(shop.config.sessionSecret, id, { to: "gina@gmail.example" }))).toBe(200)
    expect(await opens(own)).toBe(200)
  })

  test("of support may not refund, an admin may, and no more than was paid", async () => {
    const { id } = await order()
    const refund = (amount: number) =>
      `mutation { refundOrderPayment(orderId: "${id}", commandId: "${randomUUID()}", paymentId: "${id}:pay:1",
        amount: ${amount}, reason: "kind") { success message } }`
    expect(await support.refusal(refund(1))).toEqual({
      code: "FORBIDDEN",
      message: "You have no access to this page",
    })
    expect(await admin.read("refundOrderPayment", refund(5000))).toMatchObject({ success: false })
    expect(await admin.read("refundOrderPayment", refund(10.5))).toMatchObject({ success: true })
  })

  test.each([
    ["0", "A refund is at least one cent."],
    ["-0.0", "A refund is at least one cent."],
    ["-1", "The amount must be from $0.00 to $10,000,000,000.00."],
    ["1e15", "The amount must be from $0.00 to $10,000,000,000.00."],
    ["1e300", "The amount must be from $0.00 to $10,000,000,000.00."],
    ["0.001", "The amount must be whole cents, such as 99.50."],
    ["5000", /^At most \$[\d.,]+ of this payment can be refunded\.$/],
  ])("of %s dollars are not refunded, and the answer says why", async (amount, message) => {
    const { id } = await order()
    const refund = `mutation { refundOrderPayment(orderId: "${id}", commandId: "${randomUUID()}",
      paymentId: "${id}:pay:1", amount: ${amount}, reason: "kind") { success message } }`
    expect(await admin.read("refundOrderPayment", refund)).toEqual({
      success: false,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    })
  })

  test("refund a payment once when two of them saw the same of it left", async () => {
    const { id, total } = await order()
    const refund = (commandId: string) =>
      admin.read(
        "refundOrderPayment",
        `mutation { refundOrderPayment(orderId: "${id}", commandId: "${commandId}", paymentId: "${id}:pay:1",
          amount: 10, reason: "late", left: ${total}) { success message } }`,
      )
    const [one, other] = [randomUUID(), randomUUID()]
    expect(await refund(one)).toMatchObject({ success: true })
    expect(await refund(other)).toMatchObject({
      success: false,
      message: expect.stringContaining("have changed since you opened it"),
    })
    expect(await refund(one)).toMatchObject({ success: true })
  })

  test("of support may not confirm a payout, an admin may, once, and only of a refund that is paid out by hand", async () => {
    const { id } = await order()
    await admin.read(
      "refundOrderPayment",
      `mutation { refundOrderPayment(orderId: "${id}", commandId: "${randomUUID()}", paymentId: "${id}:pay:1",
        amount: 10, reason: "kind") { success message } }`,
    )
    const paymentId = `${id}:pay:1:refund:1`
    const confirm = (reference: string) =>
      `mutation { confirmOrderPayout(orderId: "${id}", commandId: "${randomUUID()}", paymentId: "${paymentId}",
        reference: "${reference}") { success message order { paymentDetails { paymentId result transactionId } } } }`
    expect(await support.refusal(confirm("0xabc"))).toMatchObject({ code: "FORBIDDEN" })
    expect(await admin.read("confirmOrderPayout", confirm("0xabc"))).toMatchObject({ success: false })
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(
          id,
          (state) => {
            const refund = state._tag === "placed" ? paymentOf(state, paymentId) : undefined
            return refund === undefined ? [] : [record({ ...refund, result: "started" })]
          },
          {
            commandId: randomUUID(),
            correlationId: "r",
            actor: gatewayActor("plisio"),
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    expect(await admin.read("confirmOrderPayout", confirm(""))).toMatchObject({ success: false })
    expect(await admin.read("confirmOrderPayout", confirm("0xabc"))).toMatchObject({
      success: true,
      order: {
        paymentDetails: expect.arrayContaining([{ paymentId, result: "succeeded", transactionId: "0xabc" }]),
      },
    })
    expect(await admin.read("confirmOrderPayout", confirm("0xdef"))).toMatchObject({
      success: false,
      message: expect.stringContaining("already"),
    })
  })
})

test("staff look up a payment only where the outcome of one is not known, and by what may be a number", async () => {
  const { id } = await order()
  const lookUp = (transactionId: string) =>
    `mutation { recognizeOrderPayment(orderId: "${id}", commandId: "${randomUUID()}",
      transactionId: "${transactionId}") { success message fieldErrors { property } } }`
  expect(await support.read("recognizeOrderPayment", lookUp(" k-1 "))).toEqual({
    success: false,
    message: "The outcome of every payment of this order is known.",
    fieldErrors: [],
  })
  expect(await support.read("recognizeOrderPayment", lookUp("../orders"))).toMatchObject({
    success: false,
    fieldErrors: [{ property: "transactionId" }],
  })
})

describe("money that a bank took back from an order whose items were sent", () => {
  const missing = async (id: string) => {
    await shop.caughtUp()
    const { data } = (
      await shop.server(0).inject({
        url: "/api/admin/missing-money",
        headers: { authorization: admin.authorization },
      })
    ).json()
    return data.orders.filter(({ orderId }: { readonly orderId: string }) => orderId === id)
  }
  /** Of the column, for cards. */
  const reported = async (column: string): Promise<number> => {
    await shop.caughtUp()
    const today = new Date().toISOString().slice(0, 10)
    const { data } = (
      await shop.server(0).inject({
        url: `/api/admin/reports/transactions?from=2020-01-01&to=${today}&groupBy=gateway`,
        headers: { authorization: admin.authorization },
      })
    ).json()
    const index = data.report.columns.findIndex(({ key }: { readonly key: string }) => key === column)
    return Number(data.report.totals[index])
  }

  test("is missing until an admin writes it off, which the customer does not see", async () => {
    const { id, total, browser, token } = await order()
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(
          id,
          (state) => {
            if (state._tag === "none") return []
            const [sale] = state.payments
            const lines = state.lines.map(({ itemId, quantity }) => ({ itemId, quantity }))
            const [line] = lines
            return line === undefined || sale === undefined
              ? []
              : [
                  { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
                  { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
                  { type: "RecordShipment", shipment: aShipment([line]) },
                  record({
                    ...sale,
                    ...{ paymentId: "void", kind: "void", refersTo: sale.paymentId, result: "succeeded" },
                  }),
                ]
          },
          {
            commandId: randomUUID(),
            correlationId: "r",
            actor: gatewayActor("any"),
            now: new Date().toISOString(),
          },
        ),
      ),
    )
    expect(await missing(id)).toMatchObject([{ missing: total }])
    const received = await reported("received")
    const writeOff = (amount: number, reason = "The bank decided for its customer") =>
      `mutation { writeOffMissingMoney(orderId: "${id}", commandId: "${randomUUID()}", amount: ${amount},
        reason: "${reason}") { success message } }`
    expect(await support.refusal(writeOff(total))).toMatchObject({ code: "FORBIDDEN" })
    expect(await admin.read("writeOffMissingMoney", writeOff(total, " "))).toMatchObject({ success: false })
    expect(await admin.read("writeOffMissingMoney", writeOff(1))).toMatchObject({
      success: false,
      message: expect.stringContaining("is missing now"),
    })
    expect(await admin.read("writeOffMissingMoney", writeOff(total))).toEqual({
      success: true,
      message: "Written off.",
    })
    expect(await missing(id)).toEqual([])
    expect(await reported("received")).toBe(received)
    expect(await reported("writtenOff")).toBe(total)
    const timeline = await support.read(
      "adminOrderTimeline",
      "query ($id: ID!) { adminOrderTimeline(id: $id) { entries { title body actorName } } }",
      { id },
    )
    expect(timeline).toMatchObject({
      entries: expect.arrayContaining([
        {
          title: "Missing money written off",
          body: expect.stringMatching(/^\$2,133\.50, .*: The bank decided for its customer$/),
          actorName: "Test Person",
        },
      ]),
    })
    const own = await browser.graphql(
      "query ($id: ID!, $t: String) { order(id: $id, token: $t) { paymentDetails { kind } } }",
      { id, t: token },
    )
    expect(JSON.stringify(own)).not.toContain("write-off")
  })
})

describe("an order over REST", () => {
  test("is for its owner or with its token; for others it does not exist", async () => {
    const { id, token } = await order()
    const get = (url: string) => shop.server(0).inject(url)
    expect((await get(`/api/orders/${id}?token=${token}`)).json()).toMatchObject({
      isSuccess: true,
      data: { order: { id } },
    })
    for (const url of [
      `/api/orders/${id}`,
      `/api/orders/${id}?token=${"x".repeat(43)}`,
      "/api/orders/nothing",
    ]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.json().errorMessage]).toEqual([404, "This order could not be found."])
    }
  })

  test("is listed, counted and read back in time for staff", async () => {
    const { id, uniqueId } = await order()
    await expect
      .poll(async () => (await support.get(`/api/admin/orders?search=${uniqueId}`)).json().data.orders[0]?.id)
      .toBe(id)
    // Other orders of this file may still be missing from the list.
    await expect
      .poll(async () => {
        const [stored] = await shop.sql(
          "select count(*)::int as paid from read.order_list where status = 'PAYMENT_RECEIVED'",
        )
        const counted = (await support.get("/api/admin/orders/counts")).json().data.byStatus.PAYMENT_RECEIVED
        return counted - Number(stored?.paid)
      })
      .toBe(0)
    expect((await support.get(`/api/admin/orders/${id}?revision=0`)).json().data.order.items).toEqual([])
    expect((await support.get("/api/admin/orders?statuses=NOTHING")).statusCode).toBe(400)
    expect((await support.get("/api/admin/orders?from=yesterday")).statusCode).toBe(400)
    expect((await support.get("/api/admin/orders?after=made-up")).statusCode).toBe(400)
  })

  test("is in the admin's revenue, as data and as a file, and not in support's", async () => {
    const today = new Date().toISOString().slice(0, 10)
    const query = `from=${today}&to=${today}&groupBy=day`
    await expect
      .poll(
        async () => (await admin.get(`/api/admin/reports/revenue?${query}`)).json().data.report.rows.length,
      )
      .toBe(1)
    const file = await admin.get(`/api/admin/reports/revenue.csv?${query}&sort=net&order=desc`)
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8")
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="revenue_${today}_${today}.csv"`)
    expect(file.body.split("\r\n")).toHaveLength(4)
    expect((await support.get(`/api/admin/reports/revenue.csv?${query}`)).statusCode).toBe(403)
    expect((await admin.get("/api/admin/reports/revenue?from=x&to=y&groupBy=day")).statusCode).toBe(400)
    expect((await admin.get(`/api/admin/reports/revenue?${query}x`)).statusCode).toBe(400)
  })
})
