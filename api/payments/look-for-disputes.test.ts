import { EventLog } from "@voltread/domain/event.ts"
import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Logger, References, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import type { Dispute } from "./gateway-message.ts"
import { lookForDisputes } from "./look-for-disputes.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "./payment-gateways.ts"
import { workOnMessages } from "./work-off-messages.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 50 })
  await shop.sql("delete from dispute_search")
})

const { orderState, report, settledStatus, shopper } = orderChecks(() => shop)

type Search = NonNullable<PaymentGateway["disputesBetween"]>

/** Asks gateways that search their disputes so. */
const look = (searches: Readonly<Record<string, Search>>) => {
  const gateways = Object.entries(searches).map(([name, disputesBetween]) => ({
    ...shop.cards.service,
    name,
    disputesBetween,
  }))
  return shop.run(
    lookForDisputes.pipe(Effect.provideService(PaymentGateways, makePaymentGateways({ gateways }))),
  )
}
const answering =
  (...disputes: ReadonlyArray<Dispute>): Search =>
  () =>
    Effect.succeed(disputes)
const down: Search = () => Effect.fail(new GatewayUnavailable({ operation: "search", reason: "no answer" }))
const dayAfterDay = () => shop.sql("update dispute_search set next_at = now()")

describe("the look for disputes", () => {
  const today = new Date().toISOString().slice(0, 10)
  const days = (from: number, to: number) => [shiftedDay(today, from), shiftedDay(today, to)]
  const noting =
    (asked: Array<ReadonlyArray<string>>): Search =>
    (from, to) => {
      asked.push([from, to])
      return Effect.succeed([])
    }
  const knownUntil = (age: string) =>
    shop.sql(`update dispute_search set known_until = now() - interval '${age}', next_at = now()`)

  test("is made once a day, for what began or changed since the last, and some days before", async () => {
    const asked: Array<ReadonlyArray<string>> = []
    await look({ braintree: noting(asked) })
    await look({ braintree: noting(asked) })
    expect(asked).toEqual([days(-3, 1)])
    const [due] = await shop.sql(
      "select next_at > now() + interval '23 hours' as tomorrow from dispute_search",
    )
    expect(due).toEqual({ tomorrow: true })
    await knownUntil("2 days")
    await look({ braintree: noting(asked) })
    expect(asked.slice(1)).toEqual([days(-5, 1)])
  })

  test("goes back to payments of the last months, but not before the shop's own time", async () => {
    await shop.sql("update audit_pass set since = now() - interval '1 year'")
    const asked: Array<ReadonlyArray<string>> = []
    await look({ braintree: noting(asked) })
    await shop.sql("update audit_pass set since = now()")
    expect(asked[0]).toEqual(days(-123, -112))
    expect(asked.at(-1)?.[1]).toBe(days(0, 1)[1])
    expect(asked).toHaveLength(18)
  })

  test("covers a long pause a week at a time, and goes on where it was interrupted", async () => {
    const asked: Array<ReadonlyArray<string>> = []
    await look({ braintree: noting(asked) })
    await knownUntil("16 days")
    let calls = 0
    await look({ braintree: (from, to) => (++calls === 2 ? down(from, to) : noting(asked)(from, to)) })
    expect(asked.slice(1)).toEqual([days(-19, -8)])
    await dayAfterDay()
    await look({ braintree: noting(asked) })
    expect(asked.slice(2)).toEqual([days(-12, -1), days(-5, 1)])
  })

  test("of one gateway is not held up by another that is down, which is asked again soon", async () => {
    const asked: Array<ReadonlyArray<string>> = []
    await look({ broken: down, braintree: noting(asked) })
    expect(asked).toHaveLength(1)
    expect(
      await shop.sql(
        "select gateway, next_at < now() + interval '1 minute' as soon from dispute_search order by gateway",
      ),
    ).toEqual([
      { gateway: "braintree", soon: false },
      { gateway: "broken", soon: true },
    ])
  })

  test("asks no gateway that cannot say", async () => {
    await shop.run(lookForDisputes)
    expect(await shop.sql("select gateway from dispute_search")).toEqual([])
  })
})

describe("a dispute", () => {
  const TOTAL = 106_675

  const sold = async (nonce: string) => {
    const { browser } = await shopper()
    const { order, transactionId } = await browser.checkOut({ nonce })
    const [orderId, saleId] = [order?.id ?? "", transactionId ?? ""]
    await settledStatus(orderId)
    const dispute = (status: "open" | "won" | "lost"): Dispute => ({
      ...{ disputeId: nonce, status, transactionId: saleId, amount: TOTAL },
      ...{ isLost: status === "lost", isUndecided: status === "open" },
    })
    return {
      orderId,
      dispute,
      bankSays: (status: "open" | "won" | "lost") => {
        const chargedBack = status === "lost" ? { chargedBack: TOTAL } : {}
        shop.cards.change(saleId, { disputed: status === "open" ? TOTAL : 0, ...chargedBack })
        return dispute(status)
      },
      payments: async () => {
        const state = await orderState(orderId)
        return state._tag === "placed" ? state.payments : []
      },
      notes: async () => {
        const events = await shop.run(
          EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))),
        )
        return events.filter(({ type }) => type === "OrderCustomNotesAdded").length
      },
    }
  }
  /** Asks once more, and works off what is found; returns what is told to people. */
  const find = async (...disputes: ReadonlyArray<Dispute>): Promise<ReadonlyArray<unknown>> => {
    await dayAfterDay()
    await look({ braintree: answering(...disputes) })
    const alerts: Array<unknown> = []
    const logger = Logger.make(({ fiber }) =>
      alerts.push(fiber.getRef(References.CurrentLogAnnotations).alert),
    )
    await shop.run(workOnMessages.pipe(Effect.provide(Logger.layer([logger]))))
    return alerts
  }

  test("of which every message was lost is found, and so is its end, each once", async () => {
    const { bankSays, notes, payments } = await sold("good-lost-messages")
    const open = bankSays("open")
    expect(await find(open)).toEqual(["gateway-message"])
    expect(await payments()).toMatchObject([{ kind: "sale", disputed: TOTAL }])
    expect(await find(open)).toEqual([])
    expect(await notes()).toBe(1)
    expect(await find(bankSays("won"))).toEqual(["gateway-message"])
    expect((await payments())[0]).not.toHaveProperty("disputed")
    expect(await notes()).toBe(2)
  })

  test("that is lost before the shop hears of it takes its money out, once", async () => {
    const { bankSays, payments } = await sold("good-lost-at-once")
    const lost = bankSays("lost")
    expect(await find(lost)).toEqual(["gateway-message", "money-taken-back"])
    await shop.sql("delete from gateway_message where message->>'disputeId' = 'good-lost-at-once'")
    expect(await find(lost)).toEqual([])
    expect((await payments()).slice(1)).toMatchObject([{ kind: "void", amount: TOTAL, code: "dispute-lost" }])
  })

  test("that a message has told of is not told of again", async () => {
    const { bankSays, notes } = await sold("good-told")
    for (const status of ["open", "won"] as const) {
      const dispute = bankSays(status)
      await report({
        ...{ _tag: "Dispute", eventId: `told ${status}`, at: "2026-11-21T10:00:00Z" },
        ...dispute,
      })
      await shop.work()
      expect(await find(dispute)).toEqual([])
    }
    expect(await notes()).toBe(2)
  })

  test("of which a message tells after it was found has one note for each change", async () => {
    const { bankSays, notes } = await sold("good-told-late")
    for (const status of ["open", "won"] as const) {
      const dispute = bankSays(status)
      expect(await find(dispute)).toEqual(["gateway-message"])
      await report({
        ...{ _tag: "Dispute", eventId: `told late ${status}`, at: "2026-11-21T10:00:00Z" },
        ...dispute,
      })
      await shop.work()
    }
    expect(await notes()).toBe(2)
  })

  test("that was decided for the shop before it heard of it changes nothing", async () => {
    const { bankSays, notes } = await sold("good-won-at-once")
    expect(await find(bankSays("won"))).toEqual([])
    expect(await notes()).toBe(0)
  })

  test("that its payment does not show yet is found a day later", async () => {
    const { bankSays, dispute, payments } = await sold("good-shown-late")
    expect(await find(dispute("open"))).toEqual([])
    bankSays("open")
    await shop.sql(
      "update gateway_message set event_id = 'yesterday' where message->>'disputeId' = 'good-shown-late'",
    )
    expect(await find(dispute("open"))).toEqual(["gateway-message"])
    expect(await payments()).toMatchObject([{ disputed: TOTAL }])
  })

  test("of a payment that is no order's of this shop is passed over", async () => {
    const { dispute } = await sold("good-other")
    const unknown = { ...dispute("open"), disputeId: "unknown", transactionId: "nobody's" }
    expect(await find(unknown)).toEqual([])
    const left = "select from gateway_message where processed_at is null"
    expect(await shop.sql(left)).toEqual([])
  })
})
