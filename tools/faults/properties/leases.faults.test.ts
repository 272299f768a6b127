import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { orderToken } from "@voltread/api/order-link/order-token.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type Bench, startBench } from "../../simulators/braintree/running.ts"
import { keptOf, settleSales } from "../../simulators/braintree/transactions.ts"
import { WITHDRAW } from "../../simulators/simple-lease/application-input.ts"
import { type LeasingShop, leasingShop } from "../../simulators/simple-lease/leasing-shop.ts"
import { Applications } from "../../simulators/vendor-books.ts"
import { COMMON_STEPS, type CommonStep, payByCard, runCommonStep } from "./common-steps.ts"
import {
  beginAnew,
  DAY,
  endWhileWorking,
  type Happening,
  happening,
  hasToldAll,
  RUNS_WITHIN,
  remindersAgree,
  runs,
  stockAgrees,
} from "./order-chaos.ts"

const decodeApplications = Schema.decodeUnknownSync(Applications)

let cards: Bench
let leasing: LeasingShop
beforeAll(async () => {
  cards = await startBench()
  leasing = await leasingShop(
    inject("postgresUrl"),
    { settings: { decideAfterMs: DAY / 2, fundAfterMs: DAY / 2, lateAnswerMs: 10 } },
    { ...cards.urls, ...cards.environment },
  )
})
afterAll(async () => {
  await leasing.close()
  await cards.close()
})

const vendors = () => {
  const { apiKey, baseUrl, webhookSecret } = leasing.bench.config
  return {
    urls: { SIMPLE_LEASE_URL: baseUrl, ...cards.urls },
    environment: {
      SIMPLE_LEASE_KEY: apiKey,
      SIMPLE_LEASE_WEBHOOK_SECRET: webhookSecret,
      ...cards.environment,
    },
  }
}

const TELLING = ["deliver", "deliver twice", "deliver the last first", "lose"] as const
const SHOPPING = ["sign", "withdraw", "pay by card", "pay the difference"] as const
/** What the lender's staff do. */
const LENDING = ["contract ends", "signature is void", "fund"] as const
type Tag =
  | (typeof TELLING)[number]
  | (typeof SHOPPING)[number]
  | (typeof LENDING)[number]
  | "a day passes"
  | "two months pass"
  | "crash"
  | "lender is down"
  | CommonStep

/** What may happen after an application, in any order and any number of times. */
const Happenings = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Happening<Tag>>[]>(
    happening(5, ...SHOPPING, "sign", "sign"),
    happening(3, ...TELLING),
    happening(2, ...LENDING),
    happening(2, "a day passes", "a day passes", "two months pass"),
    happening(2, "crash", "lender is down"),
    happening(7, ...COMMON_STEPS),
  ),
  { minLength: 2, maxLength: 12 },
)

/** An application, and the clock that both sides use from then on. */
class Course {
  passed = 0
  readonly orderId: string
  readonly token: string

  constructor(orderId: string) {
    this.orderId = orderId
    this.token = orderToken(leasing.shop.config.sessionSecret, orderId)
  }

  async pass(days: number): Promise<void> {
    this.passed += days * DAY
    await leasing.bench.admin("PUT", "/clock", { offsetMs: this.passed })
    await leasing.shop.work(this.passed)
  }
}

const applications = async (orderId: string) => {
  const { lease } = await leasing.order(orderId)
  const answer = await leasing.bench.admin("GET", `/applications?orderRef=${lease?.id}`)
  return decodeApplications(await answer.json()).applications
}

const messages = async () => {
  await hasToldAll(leasing.bench.admin)
  return leasing.messages()
}

const atDesk = async (orderId: string, what: string, body: object = {}) => {
  for (const { id } of await applications(orderId))
    await leasing.bench.admin("POST", `/applications/${id}/${what}`, body)
}

const DIFFERENCE =
  "mutation ($o: ID!, $t: String) { payDifferenceByCard(orderId: $o, orderToken: $t) { success } }"

const happen = async (course: Course, { place, tag }: Happening<Tag>): Promise<unknown> => {
  const { orderId, passed, token } = course
  const { shop } = leasing
  switch (tag) {
    case "sign":
      for (const { signPath } of await applications(orderId))
        if (signPath !== null)
          await fetch(`${leasing.bench.simulator.url}${signPath}`, {
            method: "POST",
            redirect: "manual",
            body: new URLSearchParams({ name: "Ada Byron", agree: "yes" }),
          })
      return
    case "withdraw":
      return shop.browse().graphql(WITHDRAW, { o: orderId, t: token })
    case "pay the difference":
      await shop.browse().graphql(DIFFERENCE, { o: orderId, t: token })
      return payByCard(shop, shop.browse(), orderId, "fake-valid-nonce")
    case "pay by card":
      return payByCard(shop, shop.browse(), orderId, "fake-valid-nonce")
    case "deliver":
      return leasing.hand(await messages())
    case "deliver twice": {
      const calls = await messages()
      return leasing.hand([...calls, ...calls])
    }
    case "deliver the last first":
      return leasing.hand((await messages()).toReversed())
    case "lose":
      return messages()
    case "contract ends":
      return atDesk(orderId, "contract-end")
    case "signature is void":
      if ((await applications(orderId)).some(({ status }) => status !== "COMPLETED")) return
      return atDesk(orderId, "status", { status: "APPROVED" })
    case "fund":
      return atDesk(orderId, "funding")
    case "a day passes":
      return course.pass(1)
    case "two months pass":
      return course.pass(61)
    case "crash":
      return endWhileWorking(shop, vendors(), place, passed)
    case "lender is down":
      await leasing.bench.admin("POST", "/faults", { kind: "drop", calls: 6, when: "after" })
      await shop.work(passed)
      return leasing.bench.admin("DELETE", "/faults")
    default:
      return runCommonStep(shop, orderId, tag)
  }
}

const ENDED: ReadonlySet<string> = new Set(["COMPLETED", "DECLINED", "BLOCKED", "CANCELLED"])
const WAITING: ReadonlySet<string> = new Set(["LOAN_IN_PROCESS", "PENDING_ESIGNATURE"])

const apply = async (ssn: string) => {
  await leasing.bench.admin("PUT", "/clock", { offsetMs: 0 })
  await beginAnew(leasing.shop)
  await messages()
  const browser = leasing.shop.browse()
  await browser.add("laptop", 2)
  const { order } = await leasing.apply(browser, ssn)
  if (order === null) throw new Error("there is no order")
  return new Course(order.id)
}

test(
  "every application ends, what the lender paid is on the books, and nobody pays twice",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(SSN)), Happenings, async (ssn, happenings) => {
        const course = await apply(ssn)
        for (const each of happenings) await happen(course, each)
        // No message comes anymore, and every deadline passes.
        await messages()
        for (let month = 0; month < 5; month++) {
          await course.pass(31)
          await settleSales(cards, course.orderId)
        }
        await course.pass(1)

        const { orderId } = course
        const order = await leasing.order(orderId)
        const [lender, ...others] = await applications(orderId)
        expect(others).toEqual([])
        const { status } = await leasing.loanOf(orderId)
        expect(ENDED).toContain(status)
        expect(lender?.status).toBe(status)
        expect(WAITING).not.toContain(order.status)

        const booked = (kind: string) =>
          sum(
            order.payments
              .filter(
                (payment) => payment.gatewayType === "LEASE" && payment.kind === kind && hasMoved(payment),
              )
              .map(({ amount }) => amount),
          )
        expect(booked("lease")).toBe(lender?.fundedCents ?? 0)
        expect(booked("refund")).toBe(lender?.refundedCents ?? 0)
        expect(held(order)).toBe(booked("lease") - booked("refund") + (await keptOf(cards, orderId)))
        expect(order.payments.filter(isOpen)).toEqual([])

        const { total } = orderTotals(order)
        expect(held(order)).toBeLessThanOrEqual(total)
        const { awaitsPayment, isPaid, stock } = ORDER_STATUS_TABLE[order.status]
        if (awaitsPayment) expect(held(order)).toBe(0)
        if (stock === "released") {
          expect(held(order)).toBe(0)
          expect(lender?.status).not.toBe("COMPLETED")
        }
        // Staff may refund some of it, or approve what nobody pays; the contract may become void while its items are in
        // transit.
        const isTouched = happenings.some(({ tag }) => /^(refund|approve|signature is void)$/.test(tag))
        const promised = status === "COMPLETED" && lender?.fundedCents === null ? lender.financedCents : 0
        if (isPaid && !isTouched) expect(held(order) + (promised ?? 0)).toBeGreaterThanOrEqual(total)
        await stockAgrees(leasing.shop, order)
        await remindersAgree(leasing.shop, orderId)
      }),
      // Every kind of applicant who then does nothing, and the rest by chance.
      {
        ...runs(18),
        examples: Object.values(SSN).map((ssn): [typeof ssn, Array<Happening<Tag>>] => [ssn, []]),
      },
    )
  },
  RUNS_WITHIN,
)
