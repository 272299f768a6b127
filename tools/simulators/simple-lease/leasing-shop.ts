import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { workOnLoans } from "@voltread/api/loans/loan-process.ts"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import type { Browser } from "@voltread/api/testing/browser.ts"
import { ADDRESS } from "@voltread/api/testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Schema } from "effect"
import { startShop } from "../listening-shop.ts"
import { APPLY, typedIn } from "./application-input.ts"
import { type LenderBench, signAt, startLenderBench } from "./running.ts"
import type { LenderSimulatorOptions } from "./server.ts"

/** The whole shop as it runs, with the simulated lender, except for card gateways. */
export interface LeasingShop {
  readonly shop: CheckoutShop
  readonly bench: LenderBench
  /** Takes out the lender's messages that have arrived. */
  readonly messages: () => ReadonlyArray<Message>
  readonly hand: (messages: ReadonlyArray<Message>) => Promise<void>
  /** The newest message of the lender, as received. */
  readonly lastMessage: () => unknown
  readonly apply: (browser: Browser, ssn?: string, change?: object) => Promise<Applied>
  readonly order: (orderId: string) => Promise<PlacedOrder>
  readonly loanOf: (orderId: string) => Promise<LoanApplication>
  readonly sign: (orderId: string) => Promise<void>
  /** Lets time pass in the shop and does all due work, until there is none. */
  readonly settle: (later?: number) => Promise<void>
  /** Works only on applications that the lender has reported as changed. */
  readonly workOnNews: () => Promise<void>
  /** Like `workOnNews`, after delivering the lender's messages; returns how many. */
  readonly hear: () => Promise<number>
  readonly close: () => Promise<void>
}

type Message = Awaited<ReturnType<typeof startShop>>["received"][number]

const Result = Schema.Struct({
  data: Schema.Struct({
    processLoanApplication: Schema.Struct({
      success: Schema.Boolean,
      message: Schema.String,
      status: Schema.NullOr(Schema.String),
      redirectUrl: Schema.NullOr(Schema.String),
      uuid: Schema.NullOr(Schema.String),
      code: Schema.NullOr(Schema.String),
      orderToken: Schema.NullOr(Schema.String),
      errors: Schema.Array(
        Schema.Struct({ name: Schema.String, code: Schema.String, message: Schema.String }),
      ),
      fieldErrors: Schema.Array(
        Schema.Struct({ property: Schema.String, constraints: Schema.Record(Schema.String, Schema.String) }),
      ),
      order: Schema.NullOr(Schema.Struct({ id: Schema.String, status: Schema.String, total: Schema.Number })),
    }),
  }),
})
export type Applied = (typeof Result.Type)["data"]["processLoanApplication"]

const ROUNDS = 6

export const leasingShop = async (
  postgresUrl: string,
  options: Partial<LenderSimulatorOptions> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<LeasingShop> => {
  const mailbox = await startShop()
  const bench = await startLenderBench({ webhookUrl: mailbox.url, ...options })
  const shop = await checkoutShop(postgresUrl, 1, {
    SIMPLE_LEASE_URL: bench.simulator.url,
    SIMPLE_LEASE_KEY: bench.config.apiKey,
    SIMPLE_LEASE_WEBHOOK_SECRET: bench.config.webhookSecret,
    ...environment,
  })
  let delivered = 0
  let token = 0

  const messages = () => {
    const fresh = mailbox.received.slice(delivered)
    delivered += fresh.length
    return fresh
  }

  const hand: LeasingShop["hand"] = async (all) => {
    for (const { body, headers } of all) {
      const answer = await shop.server(0).inject({
        method: "POST",
        url: "/api/webhooks/simple-lease",
        headers: {
          "content-type": "application/json",
          "x-lender-signature": String(headers["x-lender-signature"]),
        },
        payload: body,
      })
      if (answer.statusCode !== 200) throw new Error(`the shop refuses a message: ${answer.body}`)
    }
  }

  const deliverMessages = async () => {
    const fresh = messages()
    await hand(fresh)
    return fresh.length
  }

  const order = async (orderId: string) => {
    const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    if (state._tag !== "placed") throw new Error("the order is not placed")
    return state
  }

  const loanOf = async (orderId: string) => {
    const { lease } = await order(orderId)
    const { state } = await shop.run(CommandHandlers.use(({ loans }) => loans.load(lease?.id ?? "")))
    if (state._tag === "none") throw new Error("there is no application")
    return state
  }

  const isNewsLeft = async () => (await shop.sql("select from loan_work where next_at <= now()")).length > 0

  const workOnNews = async () => {
    await shop.caughtUp()
    while (await isNewsLeft()) {
      await shop.run(workOnLoans())
      await shop.caughtUp()
    }
  }

  return {
    shop,
    bench,
    messages,
    hand,
    lastMessage: () => JSON.parse(mailbox.bodies.at(-1) ?? "null"),
    workOnNews,
    hear: async () => {
      const messages = await deliverMessages()
      await shop.run(workOnMessages)
      await workOnNews()
      return messages
    },
    order,
    loanOf,
    apply: async (browser, ssn = SSN.approved, change = {}) => {
      const { id } = await browser.cart()
      token += 1
      const input = {
        cartId: id,
        product: "lease",
        token: `application-${token}`,
        email: "ada@example.com",
        shippingAddress: ADDRESS,
        isBillingShippingSame: true,
        expectedTotal: await browser.total(id),
        applicant: typedIn(ssn),
        ...change,
      }
      const answer = await browser.graphql(APPLY, { input })
      return Schema.decodeUnknownSync(Result)(answer).data.processLoanApplication
    },
    sign: async (orderId) => signAt((await loanOf(orderId)).contract?.signatureUrl ?? ""),
    settle: async (later = 0) => {
      for (let round = 0; round < ROUNDS; round++) {
        await deliverMessages()
        await shop.work(later)
      }
    },
    close: async () => {
      await shop.close()
      await bench.close()
      await mailbox.close()
    },
  }
}
