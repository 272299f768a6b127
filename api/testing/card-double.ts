import { Effect, Schema } from "effect"
import {
  ActionOutcome,
  type CardGatewayService,
  type CardTransaction,
  type CardWebhook,
  SaleOutcome,
  UntrustedWebhook,
} from "../payments/card-gateway.ts"
import { GatewayUnavailable } from "../platform/gateway-error.ts"

/** What the double makes of a nonce that starts with this word. */
type Card = "good" | "declined" | "silent" | "lost" | "unreachable"

export interface CardDouble {
  readonly service: CardGatewayService
  readonly transactions: ReadonlyArray<CardTransaction>
  /** Sales that were asked for, repeats of one key counted once. */
  readonly sales: () => ReadonlyArray<CardTransaction>
  readonly settle: (transactionId: string) => CardTransaction
  /** The body of a message that the double would have signed. */
  readonly signed: (message: CardWebhook) => string
}

const SIGNED = "signed:"
const isMessage = Schema.is(Schema.Struct({ _tag: Schema.String, eventId: Schema.String, at: Schema.String }))

/**
 * A card gateway in memory, for tests of what the shop does with answers. Nonces say what will happen: `good…`,
 * `declined…`, `silent…` (charged, but the answer is lost), `lost…` (never arrived, no answer), `unreachable…`.
 */
export const cardDouble = (latency: "0 millis" | "30 millis" = "0 millis"): CardDouble => {
  const transactions: Array<CardTransaction> = []
  const byKey = new Map<string, SaleOutcome>()

  const add = (change: Partial<CardTransaction>): CardTransaction => {
    const transaction: CardTransaction = {
      id: `tx${transactions.length + 1}`,
      orderId: null,
      kind: "sale",
      status: "submitted",
      amount: 0,
      currency: "USD",
      gatewayType: "CARD",
      card: { type: "Visa", lastFour: "1111" },
      code: "1000",
      reason: null,
      createdAt: new Date().toISOString(),
      refundOf: null,
      ...change,
    }
    transactions.push(transaction)
    return transaction
  }

  const change = (id: string, status: CardTransaction["status"]): CardTransaction => {
    const index = transactions.findIndex((each) => each.id === id)
    const known = transactions[index]
    if (known === undefined) throw new Error(`no transaction ${id}`)
    const changed = { ...known, status }
    transactions[index] = changed
    return changed
  }

  const sell = (orderId: string, amount: number, card: Card): SaleOutcome => {
    switch (card) {
      case "good":
        return SaleOutcome.Settling({ transaction: add({ orderId, amount }) })
      case "declined":
        return SaleOutcome.Declined({
          transaction: add({ orderId, amount, status: "declined", code: "2000" }),
          code: "2000",
          message: "Your card was declined. Try another card or call your bank.",
        })
      case "silent":
        add({ orderId, amount })
        return SaleOutcome.Unanswered({ reason: "timeout", message: "We are checking with the bank." })
      case "lost":
      case "unreachable":
        return SaleOutcome.Unanswered({ reason: "timeout", message: "We are checking with the bank." })
    }
  }

  const cardOf = (nonce: string): Card => {
    const [word = ""] = nonce.split("-")
    const cards: ReadonlyArray<Card> = ["good", "declined", "silent", "lost", "unreachable"]
    return cards.find((card) => card === word) ?? "good"
  }

  const service: CardGatewayService = {
    name: "double",
    clientToken: Effect.succeed("client-token"),
    sale: ({ orderId, paymentId, amount, nonce }) =>
      Effect.gen(function* () {
        yield* Effect.sleep(latency)
        const card = cardOf(nonce)
        if (card === "unreachable") {
          return yield* new GatewayUnavailable({ operation: "sale", reason: "connection refused" })
        }
        const outcome = byKey.get(paymentId) ?? sell(orderId, amount, card)
        byKey.set(paymentId, outcome)
        return outcome
      }),
    find: (id) => Effect.sync(() => transactions.find((each) => each.id === id)),
    findByOrder: (orderId) => Effect.sync(() => transactions.filter((each) => each.orderId === orderId)),
    submitForSettlement: (id) =>
      Effect.sync(() => ActionOutcome.Done({ transaction: change(id, "submitted") })),
    void: (id) => Effect.sync(() => ActionOutcome.Done({ transaction: change(id, "voided") })),
    refund: (id, { amount = 0 }) =>
      Effect.sync(() => {
        const sale = transactions.find((each) => each.id === id)
        return sale?.status === "settled"
          ? ActionOutcome.Done({
              transaction: add({ orderId: sale.orderId, kind: "refund", amount, refundOf: id }),
            })
          : ActionOutcome.Refused({ code: "91506", message: "Cannot refund before settlement." })
      }),
    parseWebhook: (body) =>
      Effect.suspend(() => {
        const message: unknown = body.startsWith(SIGNED) ? JSON.parse(body.slice(SIGNED.length)) : null
        return isCardWebhook(message)
          ? Effect.succeed(message)
          : Effect.fail(new UntrustedWebhook({ reason: "not signed" }))
      }),
    answerChallenge: (challenge) => Effect.succeed(`double|${challenge}`),
  }

  return {
    service,
    transactions,
    sales: () => transactions.filter(({ kind, status }) => kind === "sale" && status !== "declined"),
    settle: (id) => change(id, "settled"),
    signed: (message) => SIGNED + JSON.stringify(message),
  }
}

const isCardWebhook = (message: unknown): message is CardWebhook => isMessage(message)
