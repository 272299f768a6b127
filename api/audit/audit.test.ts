import { randomUUID } from "node:crypto"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { REFUSED_BY_BANK } from "@voltread/domain/ordering/order-money.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { GatewayTransaction } from "../payments/gateway-transaction.ts"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import { follow } from "../platform/event-log/follow.ts"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { staffOf } from "../testing/staff.ts"
import { aTransaction } from "../testing/transaction.ts"
import { auditOnce, latestAudit } from "./audit.ts"
import { AuditStatus } from "./audit-status.ts"
import { auditOrders } from "./follow-orders.ts"
import { compareGateways, disagreements } from "./gateways.ts"
import { compareOrders, compareSums } from "./read-models.ts"

let shop: CheckoutShop
const status = new AuditStatus()

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 100, mouse: 100 })
  const following = shop.run(Effect.result(follow(auditOrders)))
  following.catch(() => undefined)
})
afterAll(() => shop.close())

const buy = async (nonce: string): Promise<string> => {
  const browser = shop.browse()
  await browser.add("laptop", 2)
  const { order } = await browser.checkOut({ nonce })
  if (order === null) throw new Error("not placed")
  return order.id
}

/** Runs the audit once read models and audit have reached the end of the log, and returns its findings. */
const audited = async () => {
  await vi.waitUntil(
    async () => {
      const [row] = await shop.sql(
        `select (select position from process_checkpoint where name = 'audit') >= position
           and position::bigint >= (select max(position) from events where stream like 'order-%') as yes
         from read.checkpoint`,
      )
      return row?.yes === true
    },
    { timeout: 10_000, interval: 20 },
  )
  await shop.run(auditOnce(status))
  return shop.sql("select stream, what from audit_finding order by stream, what")
}

describe("the audit of the running shop", () => {
  test("finds nothing wrong with orders that were paid, declined and canceled", async () => {
    await buy(`good-${randomUUID()}`)
    await buy(`declined-${randomUUID()}`)
    await shop.work()
    expect(await audited()).toEqual([])
    expect(status).toMatchObject({ disagreements: 0, orders: 2 })
  })

  test.each([
    ["a row that is gone", "delete from read.order_list where order_id = $1", "It is not in the list."],
    [
      "a wrong status",
      "update read.order_list set status = 'COMPLETED' where order_id = $1",
      "The list says COMPLETED",
    ],
    [
      "a wrong total",
      "update read.order_list set total = total + 1 where order_id = $1",
      "The list says 213351 cents",
    ],
    ["a page that is gone", "delete from read.order_detail where order_id = $1", "It has no page."],
    [
      "a page that stands still",
      "update read.order_detail set revision = revision - 1 where order_id = $1",
      "Its page ends with event",
    ],
    [
      "a gap in a timeline",
      "delete from read.order_timeline where order_id = $1 and revision = 1",
      "Its timeline has",
    ],
    [
      "an order from nowhere",
      "update read.order_list set order_id = order_id || '-x' where order_id = $1",
      "The list has it, and the log has not.",
    ],
    [
      "an event that could not be applied",
      "insert into read.parked_event select 'order-' || $1, 3, '', '', '', '', 1",
      "Event 3 could not be applied.",
    ],
  ])("reports the stream of %s", async (_, damage, words) => {
    const orderId = await buy(`good-${randomUUID()}`)
    expect(await audited()).toEqual([])
    await shop.sql(damage, [orderId])
    const found = await audited()
    expect(found.filter(({ stream }) => String(stream).startsWith(`order-${orderId}`))).toContainEqual({
      stream: expect.stringContaining(orderId),
      what: expect.stringContaining(words),
    })
    await heal(orderId)
    expect(await audited()).toEqual([])
  })

  const heal = async (orderId: string) => {
    for (const table of ["order_list", "order_detail", "order_timeline"])
      await shop.sql(`delete from read.${table} where order_id like $1 || '%'`, [orderId])
    await shop.sql("delete from read.parked_event where stream = 'order-' || $1", [orderId])
    await shop.sql("delete from audit_order where order_id = $1", [orderId])
    await shop.sql(
      `update read.order_count set orders = orders - 1
       where status = 'PAYMENT_RECEIVED' and (username = '' or username in (select owner from read.order_list))`,
    )
  }

  test("expects no refund that the bank refused after it was made", async () => {
    const orderId = await buy(`good-${randomUUID()}`)
    const tell = (step: Partial<PaymentDetails>) =>
      shop.run(
        CommandHandlers.use(({ orders }) =>
          orders.handle(
            orderId,
            (state) => {
              const paid = state._tag === "placed" ? state.payments[0] : undefined
              if (paid === undefined) return []
              const refund = { ...paid, paymentId: "r-1", kind: "refund", refersTo: paid.paymentId } as const
              return [
                { type: "RecordPayment", payment: { ...refund, transactionId: "tx-r", amount: 5, ...step } },
              ]
            },
            {
              commandId: randomUUID(),
              correlationId: "r",
              actor: { id: "braintree", name: "braintree", role: "gateway" },
              now: new Date().toISOString(),
            },
          ),
        ),
      )
    const refunds = async () => {
      await audited()
      return shop.sql("select amount::int from audit_payment where order_id = $1 and kind = 'refund'", [
        orderId,
      ])
    }
    await tell({ result: "succeeded" })
    expect(await refunds()).toEqual([{ amount: 5 }])
    await tell({ result: "failed", code: REFUSED_BY_BANK })
    expect(await refunds()).toEqual([])
  })

  test("reports wrong counts, of all orders and of a customer's", async () => {
    const counts = async () => (await audited()).filter(({ stream }) => stream === "read.order_count")
    await shop.sql(
      "update read.order_count set orders = orders + 1 where username = '' and status = 'PAYMENT_RECEIVED'",
    )
    await shop.sql("insert into read.order_count values ('ann@example.com', 'CANCELLED', 4)")
    expect(await counts()).toMatchObject([
      { what: expect.stringMatching(/^It counts \d+ orders as PAYMENT_RECEIVED, their events \d+\.$/) },
      { what: "Of customers, 1 counts by status differ from the list." },
    ])
    await shop.sql(
      "update read.order_count set orders = orders - 1 where username = '' and status = 'PAYMENT_RECEIVED'",
    )
    await shop.sql("delete from read.order_count where username = 'ann@example.com'")
    expect(await counts()).toEqual([])
  })

  test("compares counts only where audit and read models have come as far as each other", async () => {
    const counts = async () =>
      (await shop.run(compareSums)).filter(({ stream }) => stream === "read.order_count")
    await audited()
    await shop.sql("update read.order_count set orders = orders + 1 where username = ''")
    expect(await counts()).not.toEqual([])
    const [audit] = await shop.sql("select position from process_checkpoint where name = 'audit'")
    const moveAudit = (position: unknown) =>
      shop.sql("update process_checkpoint set position = $1 where name = 'audit'", [position])
    await moveAudit("")
    expect(await counts()).toEqual([])
    await moveAudit(audit?.position)
    const [newest] = await shop.sql(
      "select order_id, position from audit_order order by position desc limit 1",
    )
    const moveOrder = (position: unknown) =>
      shop.sql("update audit_order set position = $2 where order_id = $1", [newest?.order_id, position])
    await moveOrder("9")
    expect(await counts()).toEqual([])
    await moveOrder(newest?.position)
    await shop.sql("update read.order_count set orders = orders - 1 where username = ''")
    expect(await counts()).toEqual([])
  })

  test("reports units that an order still holds ten minutes after it was canceled", async () => {
    const orderId = await buy(`good-${randomUUID()}`)
    await audited()
    const held = async () =>
      (await shop.run(compareOrders(""))).findings.filter(({ what }) => /units/.test(what))
    const age = (table: string, column: string, minutes: number) =>
      shop.sql(`update ${table} set ${column} = now() - make_interval(mins => $2) where order_id = $1`, [
        orderId,
        minutes,
      ])
    const is = (to: string) =>
      shop.sql("update audit_order set status = $2 where order_id = $1", [orderId, to])
    await is("CANCELLED")
    await age("audit_order", "changed_at", 9)
    await age("stock_reservation", "touched_at", 11)
    expect(await held()).toEqual([])
    await age("audit_order", "changed_at", 11)
    expect(await held()).toEqual([
      { stream: `order-${orderId}`, what: "It is CANCELLED, and still holds units." },
    ])
    await age("stock_reservation", "touched_at", 9)
    expect(await held()).toEqual([])
    await age("stock_reservation", "touched_at", 11)
    await is("PAYMENT_RECEIVED")
    expect(await held()).toEqual([])
  })

  test("compares a payment with its gateway however many others cannot be compared", async () => {
    const paid = await buy(`good-${randomUUID()}`)
    await audited()
    const cannotBe = async (name: string, gateway: string) => {
      await shop.sql(
        `insert into audit_order (order_id, revision, position, status, changed_at)
         select $1 || n, 0, '', 'PAYMENT_RECEIVED', now() from generate_series(1, 20) n`,
        [name],
      )
      await shop.sql(
        `insert into audit_payment (order_id, payment_id, gateway, kind, transaction_id, amount, changed_at)
         select $1 || n, 'pay-1', $2, 'sale', 'tx', 1, now() from generate_series(1, 20) n`,
        [name, gateway],
      )
    }
    await cannotBe("!closed-", "closed")
    await cannotBe("!down-", "other")
    await cannotBe("!open-", "braintree")
    await shop.sql(
      `insert into payment_work (order_id, payment_id, kind, since, next_at)
       select order_id, payment_id, 'unanswered', now(), 'infinity' from audit_payment where order_id like '!open-%'`,
    )
    await shop.sql("update audit_pass set since = '-infinity'")
    await shop.sql("update audit_payment set changed_at = now() - interval '1 hour'")
    const down = {
      ...shop.other.service,
      findByOrder: () => Effect.fail(new GatewayUnavailable({ operation: "findByOrder", reason: "down" })),
    }
    const gateways = makePaymentGateways({ gateways: [shop.cards.service, down] })
    const compare = () => shop.run(compareGateways.pipe(Effect.provideService(PaymentGateways, gateways)))
    await compare()
    await compare()
    const checked = "select order_id from audit_payment where checked_at is not null"
    expect(await shop.sql(`${checked} and order_id = $1`, [paid])).toHaveLength(1)
    expect(await shop.sql(`${checked} and order_id like '!%'`)).toEqual([])
    await shop.sql("delete from audit_order where order_id like '!%'")
    await shop.sql("delete from payment_work where order_id like '!%'")
    await shop.sql("update audit_pass set since = now()")
  })

  test("reports what each gateway of an order says, however many it was paid at", async () => {
    const orderId = await buy(`good-${randomUUID()}`)
    await audited()
    await shop.sql(
      `insert into audit_payment (order_id, payment_id, gateway, kind, transaction_id, amount, changed_at)
       values ($1, 'pay-2', 'other', 'sale', 'tx-2', 1, now())`,
      [orderId],
    )
    await shop.sql("update audit_payment set amount = 1, checked_at = null where order_id = $1", [orderId])
    await shop.sql("update audit_pass set since = '-infinity'")
    await shop.sql("update audit_payment set changed_at = now() - interval '1 hour' where order_id = $1", [
      orderId,
    ])
    await shop.run(compareGateways)
    const found = "select what from audit_finding where stream = 'order-' || $1 order by what"
    expect(await shop.sql(found, [orderId])).toEqual([
      { what: expect.stringMatching(/^Its sale \S+ is 1 cents, at the gateway \d+\.$/) },
      { what: "The gateway does not know its sale tx-2." },
    ])
    await shop.sql("delete from audit_finding where stream = 'order-' || $1", [orderId])
    await shop.sql("delete from audit_payment where order_id = $1", [orderId])
    await shop.sql("update audit_pass set since = now()")
  })

  test("walks through the log, checks disagreements again, and starts over at its end", async () => {
    await buy(`good-${randomUUID()}`)
    expect(await audited()).toEqual([])
    const [cart] = await shop.sql("select cart_id, units from read.cart order by updated_at desc limit 1")
    const damage = (units: unknown) =>
      shop.sql("update read.cart set units = $2 where cart_id = $1", [cart?.cart_id, units])
    const rounds = async () => Number((await shop.sql("select rounds from audit_pass"))[0]?.rounds)
    const before = await rounds()
    await damage(9)
    const finding = {
      stream: `cart-${cart?.cart_id}`,
      what: "Its number of units in the carts is 9, by its events 2.",
    }
    await vi.waitUntil(async () => (await audited()).length > 0, { timeout: 15_000 })
    expect(await audited()).toEqual([finding])
    expect(await rounds()).toBeGreaterThan(before)
    // However far the pass through the streams has come.
    await shop.sql("update audit_pass set walked = (select max(position) from events)::text")
    await damage(cart?.units)
    expect(await audited()).toEqual([])
  })

  test("reports a gateway's message that stays unprocessed", async () => {
    await shop.sql(
      `insert into gateway_message (gateway, event_id, message, correlation_id, received_at)
       values ('braintree', 'late', '{}', 'x', '2026-03-01T10:00:00Z')`,
    )
    expect(await audited()).toEqual([
      { stream: "gateway_message", what: "Messages of braintree wait since 2026-03-01 10:00." },
    ])
    await shop.sql("update gateway_message set processed_at = now()")
    expect(await audited()).toEqual([])
    await shop.sql(
      "update gateway_message set processed_at = null, received_at = now() - interval '59 minutes'",
    )
    expect(await audited()).toEqual([])
    await shop.sql("delete from gateway_message")
    await shop.sql("insert into read.loan_count values ('APPROVED', 2)")
    expect(await audited()).toEqual([
      { stream: "read.loan_count", what: "It counts 2 applications as APPROVED, the list has 0." },
    ])
    await shop.sql("delete from read.loan_count")
  })

  test("is shown to admins with the position up to which it looked, and the time", async () => {
    const password = "Wheels-4-all"
    const person = { firstName: "Ada", lastName: "Min", phone: null, password }
    await shop.run(ensureTestAccount({ username: "ada@example.com", type: "ADMIN", ...person }))
    const ada = await staffOf(shop.server(0), "ada@example.com", password)
    await audited()
    expect((await ada.get("/api/admin/reports/books")).json().data).toMatchObject({
      position: expect.stringMatching(/^\d+$/),
      checkedAt: expect.stringMatching(/Z$/),
      findings: expect.any(Array),
      hasMoreFindings: false,
    })
  })

  test("shows up to 100 findings, and says that there are more", async () => {
    await shop.sql("delete from audit_finding")
    const find = (from: number, to: number) =>
      shop.sql(
        `insert into audit_finding (stream, what, watch)
         select 'order-' || n, 'differs', 'pass' from generate_series($1::int, $2::int) n`,
        [from, to],
      )
    await find(1, 100)
    expect(await shop.run(latestAudit)).toMatchObject({ findings: { length: 100 }, hasMoreFindings: false })
    await find(101, 101)
    expect(await shop.run(latestAudit)).toMatchObject({ findings: { length: 100 }, hasMoreFindings: true })
    await shop.sql("delete from audit_finding")
  })
})

describe("what a gateway says of an order's money", () => {
  const payment = { kind: "sale", transaction_id: "tx-1", amount: 100 }
  const sale = aTransaction({ status: "settled", amount: 100 })
  const said = (transactions: ReadonlyArray<GatewayTransaction>, payments = [payment]) =>
    disagreements({ order_id: "order-1", payments }, transactions).map(({ what }) => what)

  test.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ["agrees", said([sale]), []],
    ["knows of no such sale", said([]), ["The gateway does not know its sale tx-1."]],
    [
      "has another amount",
      said([{ ...sale, amount: 99 }]),
      ["Its sale tx-1 is 100 cents, at the gateway 99."],
    ],
    ["declined it", said([{ ...sale, status: "declined" }]), ["Its sale tx-1 is declined at the gateway."]],
    [
      "charged twice",
      said([sale, { ...sale, id: "tx-2" }]),
      ["It does not know the sale tx-2 of its gateway."],
    ],
    ["declined another card", said([sale, { ...sale, id: "tx-2", status: "declined" }]), []],
    ["voided it", said([{ ...sale, status: "voided" }], [payment, { ...payment, kind: "void" }]), []],
    [
      "voided it for a refund before it settled",
      said([{ ...sale, status: "voided" }], [payment, { ...payment, kind: "refund" }]),
      [],
    ],
    [
      "did not void it",
      said([sale], [payment, { ...payment, kind: "void" }]),
      ["Its sale tx-1 was given back, at the gateway it is settled."],
    ],
    [
      "can no longer capture a part of it",
      said([{ ...sale, captured: 60, lapsed: 40 }], [payment, { ...payment, kind: "void", amount: 40 }]),
      [],
    ],
    [
      "can no longer capture less than that",
      said([{ ...sale, captured: 70, lapsed: 30 }], [payment, { ...payment, kind: "void", amount: 40 }]),
      ["Its sale tx-1 was given back, at the gateway it is settled."],
    ],
    [
      "took back a sale",
      said([{ ...sale, status: "settlement-declined" }], [payment, { ...payment, kind: "void" }]),
      [],
    ],
    [
      "refused a refund",
      said([sale, { ...sale, id: "tx-2", kind: "refund", status: "settlement-declined" }]),
      [],
    ],
    [
      "voided what nobody asked to be",
      said([{ ...sale, status: "voided" }]),
      ["Its sale tx-1 is voided at the gateway."],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})
