import { createHash, randomUUID } from "node:crypto"
import { Result } from "effect"
import type { SimulatedClock } from "../clock.ts"
import { pause } from "../faults.ts"
import type { Notification, Outbox } from "../outbox.ts"
import type { Behaviour, Change, Instrument, Transaction } from "./records.ts"
import {
  cancel,
  expire,
  giveBack,
  type Refusal,
  refuse,
  type Settlement,
  sell,
  settle,
  submit,
} from "./rules.ts"
import type { Store } from "./store.ts"
import { consumedNonce, fakeNonces, luhnInvalidNonce, magicAmount } from "./test-cards.ts"

export interface SaleRequest {
  /** Cents. */
  readonly amount: number
  readonly orderId: string | null
  readonly nonce: string
  readonly submitForSettlement: boolean
  readonly requestKey: string | undefined
}

export interface GatewaySettings {
  magicAmounts: boolean
  /** From "submitted" to "settled". */
  settleAfterMs: number
  /** The delay of the card that answers late. */
  lateAnswerMs: number
}

type Answer = Result.Result<Transaction, Refusal>
/** A decision that is not stored yet: the change, and the transaction in the answer. */
type Decision = Result.Result<{ readonly change: Change; readonly answer: Transaction }, Refusal>

interface Charge {
  readonly instrument: Instrument
  readonly behaviour: Behaviour
  readonly consumes: string | undefined
}

const nonceLifeMs = 3 * 60 * 60 * 1_000
const duplicateWindowMs = 30_000
const paid = new Set<Transaction["status"]>(["authorized", "submitted_for_settlement", "settling", "settled"])

const noticeKind = (transaction: Transaction, settlement: Settlement): string | undefined => {
  switch (settlement) {
    case "settle":
      return "transaction_settled"
    case "settlement_decline":
      return transaction.type === "credit" ? "refund_failed" : "transaction_settlement_declined"
    case "settlement_pending":
    case "settlement_confirm":
      return undefined
  }
}

/** The gateway itself: decides, stores, then answers. It has no HTTP. */
export class Gateway {
  readonly settings: GatewaySettings
  readonly #store: Store
  readonly #clock: SimulatedClock
  readonly #outbox: Outbox
  readonly #stopped: AbortSignal
  readonly #inFlight = new Set<string>()

  constructor(parts: {
    readonly store: Store
    readonly clock: SimulatedClock
    readonly outbox: Outbox
    readonly settings: GatewaySettings
    readonly stopped: AbortSignal
  }) {
    this.#store = parts.store
    this.#clock = parts.clock
    this.#outbox = parts.outbox
    this.settings = { ...parts.settings }
    this.#stopped = parts.stopped
  }

  async sale(request: SaleRequest): Promise<Answer> {
    let late = false
    return this.#atMostOnce(
      request.requestKey,
      ["sale", { ...request, requestKey: null }],
      () => {
        const charge = this.#chargeOf(request.nonce)
        if (Result.isFailure(charge)) return Result.fail(charge.failure)
        const { behaviour: cardBehaviour, consumes, instrument } = charge.success
        const duplicate = request.requestKey === undefined && this.#isDuplicate(request, instrument)
        const behaviour: Behaviour = duplicate
          ? { _tag: "Reject", reason: "duplicate" }
          : ((this.settings.magicAmounts ? magicAmount(request.amount) : undefined) ?? cardBehaviour)
        late = behaviour._tag === "AnswerLate"
        const transaction = sell({ ...request, instrument }, behaviour, this.#clock.now())
        const consumed = consumes === undefined ? {} : { consumed: consumes }
        return Result.succeed({ change: { ...consumed, transactions: [transaction] }, answer: transaction })
      },
      () => (late ? pause(this.settings.lateAnswerMs, this.#stopped) : Promise.resolve()),
    )
  }

  submit(transaction: Transaction, amount: number | undefined, key: string | undefined): Promise<Answer> {
    return this.#atMostOnce(key, ["submit", transaction.id, amount ?? null], () =>
      Result.map(submit(transaction, amount, this.#clock.now()), (answer) => ({
        change: { transactions: [answer] },
        answer,
      })),
    )
  }

  cancel(transaction: Transaction, key: string | undefined): Promise<Answer> {
    return this.#atMostOnce(key, ["void", transaction.id], () =>
      Result.map(cancel(transaction, this.#clock.now()), (answer) => ({
        change: { transactions: [answer] },
        answer,
      })),
    )
  }

  /** The vendor sends no message about it: the store must ask. */
  expire(transaction: Transaction): Promise<Answer> {
    return this.#carryOut(
      () =>
        Result.map(expire(transaction, this.#clock.now()), (answer) => ({
          change: { transactions: [answer] },
          answer,
        })),
      undefined,
      () => Promise.resolve(),
    )
  }

  refund(sale: Transaction, amount: number | undefined, key: string | undefined): Promise<Answer> {
    return this.#atMostOnce(key, ["refund", sale.id, amount ?? null], () => {
      const earlier = sale.refundIds.flatMap((id) => this.#store.transaction(id) ?? [])
      return Result.map(giveBack(sale, earlier, amount, this.#clock.now()), ([changed, credit]) => ({
        change: { transactions: [changed, credit] },
        answer: credit,
      }))
    })
  }

  /** Settles one transaction as at the end of the day, and notifies the shop as the vendor does. */
  async settle(transaction: Transaction, settlement: Settlement): Promise<Answer> {
    const settled = settle(transaction, settlement, this.#clock.now())
    if (Result.isFailure(settled)) return settled
    const kind = noticeKind(transaction, settlement)
    const notifications = kind === undefined ? [] : [this.#notification(kind, transaction.id)]
    await this.#store.commit({ transactions: [settled.success], notifications })
    for (const notification of notifications) this.#outbox.post(notification)
    return settled
  }

  /** The vendor's record of the payment itself stays as it is. */
  async dispute(transaction: Transaction, dispute: string): Promise<Transaction> {
    const notification = this.#notification(`dispute_${dispute}`, transaction.id)
    const disputeHistory = [...(transaction.disputeHistory ?? []), { dispute, at: this.#clock.now() }]
    const disputed: Transaction = { ...transaction, dispute, disputeHistory }
    await this.#store.commit({ transactions: [disputed], notifications: [notification] })
    this.#outbox.post(notification)
    return disputed
  }

  #notification(kind: string, subject: string): Notification {
    return { id: randomUUID(), kind, subject, at: this.#clock.now(), attempts: 0, state: "waiting" }
  }

  #chargeOf(nonce: string): Result.Result<Charge, Refusal> {
    if (nonce === consumedNonce) return this.#consumed()
    if (nonce === luhnInvalidNonce) {
      return refuse("81715", "number", "Credit card number is invalid.", "credit-card")
    }
    const fake = fakeNonces.get(nonce)
    if (fake !== undefined) return Result.succeed({ ...fake, consumes: undefined })
    const known = this.#store.nonce(nonce)
    if (known === "consumed") return this.#consumed()
    if (known === undefined || this.#clock.now() - known.createdAt > nonceLifeMs) {
      return refuse("91565", "payment_method_nonce", "Unknown or expired payment_method_nonce.")
    }
    return Result.succeed({ instrument: known.instrument, behaviour: known.behaviour, consumes: nonce })
  }

  #consumed(): Result.Result<never, Refusal> {
    return refuse("91564", "payment_method_nonce", "Cannot use a payment_method_nonce more than once.")
  }

  /** Same order, card and amount within half a minute: the vendor's check for calls without a key. */
  #isDuplicate(request: SaleRequest, instrument: Instrument): boolean {
    if (request.orderId === null) return false
    const since = this.#clock.now() - duplicateWindowMs
    return this.#store
      .transactionsOfOrder(request.orderId)
      .some(
        (earlier) =>
          earlier.type === "sale" &&
          earlier.createdAt >= since &&
          earlier.amount === request.amount &&
          earlier.instrument.bin === instrument.bin &&
          earlier.instrument.lastFour === instrument.lastFour &&
          paid.has(earlier.status),
      )
  }

  /**
   * With a key, the first call decides, and every later one gets the current state of its result. A rejected call has
   * no result and leaves the key unused.
   */
  async #atMostOnce(
    key: string | undefined,
    call: ReadonlyArray<unknown>,
    decide: () => Decision,
    beforeAnswer: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Answer> {
    if (key === undefined) return this.#carryOut(decide, undefined, beforeAnswer)
    const request = createHash("sha256").update(JSON.stringify(call)).digest("base64url")
    const known = this.#store.requestKey(key)
    if (known !== undefined && known.request !== request) {
      return refuse("915232", "api_request_key", "API request key can be reused only with the same request.")
    }
    if (this.#inFlight.has(key)) {
      return refuse("915233", "api_request_key", "A request with this API request key is in flight.")
    }
    const made = known === undefined ? undefined : this.#store.transaction(known.transactionId)
    if (made !== undefined) return Result.succeed(made)
    this.#inFlight.add(key)
    try {
      return await this.#carryOut(decide, { key, request }, beforeAnswer)
    } finally {
      this.#inFlight.delete(key)
    }
  }

  async #carryOut(
    decide: () => Decision,
    key: { readonly key: string; readonly request: string } | undefined,
    beforeAnswer: () => Promise<void>,
  ): Promise<Answer> {
    const decision = decide()
    if (Result.isFailure(decision)) return Result.fail(decision.failure)
    const { answer, change } = decision.success
    const requestKey = key === undefined ? {} : { requestKey: { ...key, transactionId: answer.id } }
    await this.#store.commit({ ...change, ...requestKey })
    await beforeAnswer()
    return Result.succeed(this.#store.transaction(answer.id) ?? answer)
  }
}
