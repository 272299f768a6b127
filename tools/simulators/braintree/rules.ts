import { randomBytes } from "node:crypto"
import { Result } from "effect"
import type { Behaviour, Instrument, Status, Transaction } from "./records.ts"
import { processorText } from "./test-cards.ts"

/** The vendor rejects the request itself. `section` is the part of the request that the error is nested under. */
export interface Refusal {
  readonly code: string
  readonly attribute: string
  readonly message: string
  readonly section: "transaction" | "credit-card"
}

export const refuse = (
  code: string,
  attribute: string,
  message: string,
  section: Refusal["section"] = "transaction",
): Result.Result<never, Refusal> => Result.fail({ code, attribute, message, section })

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

/** Like the vendor's: short, lower case, and safe in a path. */
export const newId = (): string =>
  Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("")

/** Changes to `status`, with the current amount. */
export const moved = (
  transaction: Transaction,
  status: Status,
  now: number,
  change: Partial<Pick<Transaction, "amount" | "settlement" | "processor" | "refundIds">> = {},
): Transaction => {
  const amount = change.amount ?? transaction.amount
  return {
    ...transaction,
    ...change,
    status,
    history: [...transaction.history, { status, amount, at: now }],
    updatedAt: now,
  }
}

interface NewSale {
  readonly amount: number
  readonly orderId: string | null
  readonly instrument: Instrument
  readonly submitForSettlement: boolean
}

const approved = { code: "1000", text: processorText("1000") }

const decided = (behaviour: Behaviour): Pick<Transaction, "status" | "processor" | "rejection"> => {
  switch (behaviour._tag) {
    case "Approve":
    case "AnswerLate":
      return { status: "authorized", processor: approved, rejection: null }
    case "Decline":
      return {
        status: "processor_declined",
        processor: { code: behaviour.code, text: processorText(behaviour.code) },
        rejection: null,
      }
    case "Fail":
      return {
        status: "failed",
        processor: { code: behaviour.code, text: processorText(behaviour.code) },
        rejection: null,
      }
    case "Reject":
      return { status: "gateway_rejected", processor: null, rejection: behaviour.reason }
  }
}

export const sell = (sale: NewSale, behaviour: Behaviour, now: number, id: string = newId()): Transaction => {
  const { status, processor, rejection } = decided(behaviour)
  const transaction: Transaction = {
    id,
    type: "sale",
    status,
    amount: sale.amount,
    orderId: sale.orderId,
    instrument: sale.instrument,
    processor,
    settlement: null,
    rejection,
    refundOf: null,
    refundIds: [],
    history: [{ status, amount: sale.amount, at: now }],
    createdAt: now,
    updatedAt: now,
  }
  return status === "authorized" && sale.submitForSettlement
    ? moved(transaction, "submitted_for_settlement", now)
    : transaction
}

export const submit = (
  transaction: Transaction,
  amount: number | undefined,
  now: number,
): Result.Result<Transaction, Refusal> => {
  if (transaction.type !== "sale" || transaction.status !== "authorized") {
    return refuse("91507", "base", "Cannot submit for settlement unless status is authorized.")
  }
  const wanted = amount ?? transaction.amount
  if (wanted > transaction.amount) {
    return refuse("91522", "amount", "Settlement amount is too large.")
  }
  return Result.succeed(moved(transaction, "submitted_for_settlement", now, { amount: wanted }))
}

export const cancel = (transaction: Transaction, now: number): Result.Result<Transaction, Refusal> =>
  transaction.status === "authorized" || transaction.status === "submitted_for_settlement"
    ? Result.succeed(moved(transaction, "voided", now))
    : refuse(
        "91504",
        "base",
        "Transaction can only be voided if status is authorized or submitted_for_settlement.",
      )

/** The card's bank no longer holds the money: authorizations that are not submitted expire after days. */
export const expire = (transaction: Transaction, now: number): Result.Result<Transaction, Refusal> =>
  transaction.status === "authorized"
    ? Result.succeed(moved(transaction, "authorization_expired", now))
    : refuse("91507", "base", "Only an authorization that was not submitted for settlement expires.")

/** `earlier` are the existing credits of this sale. The sale is returned with the new credit's id. */
export const giveBack = (
  sale: Transaction,
  earlier: ReadonlyArray<Transaction>,
  amount: number | undefined,
  now: number,
  id: string = newId(),
): Result.Result<readonly [sale: Transaction, credit: Transaction], Refusal> => {
  if (sale.type !== "sale") return refuse("91505", "base", "Cannot refund a credit.")
  if (sale.status !== "settled" && sale.status !== "settling") {
    return refuse("91506", "base", "Cannot refund a transaction unless it is settled.")
  }
  const given = earlier
    .filter(({ status }) => status !== "processor_declined" && status !== "voided")
    .reduce((sum, credit) => sum + credit.amount, 0)
  const left = sale.amount - given
  if (left === 0) return refuse("91512", "base", "Transaction has already been completely refunded.")
  const wanted = amount ?? left
  if (wanted > left) return refuse("91521", "amount", "Refund amount is too large.")
  const credit: Transaction = {
    ...sale,
    id,
    type: "credit",
    status: "submitted_for_settlement",
    amount: wanted,
    processor: { code: "1002", text: "Processed" },
    settlement: null,
    refundOf: sale.id,
    refundIds: [],
    history: [{ status: "submitted_for_settlement", amount: wanted, at: now }],
    createdAt: now,
    updatedAt: now,
  }
  return Result.succeed([{ ...sale, refundIds: [...sale.refundIds, credit.id], updatedAt: now }, credit])
}

export type Settlement = "settle" | "settlement_pending" | "settlement_confirm" | "settlement_decline"

const settling = new Set<Status>([
  "submitted_for_settlement",
  "settling",
  "settlement_pending",
  "settlement_confirmed",
])

/** The bank's result at the end of the day; in the vendor's sandbox a test call sets it. */
export const settle = (
  transaction: Transaction,
  settlement: Settlement,
  now: number,
): Result.Result<Transaction, Refusal> => {
  if (!settling.has(transaction.status)) {
    return refuse("91575", "base", "Cannot simulate settlement unless the transaction is being settled.")
  }
  switch (settlement) {
    case "settle":
      return Result.succeed(
        moved(transaction, "settled", now, { settlement: { code: "4000", text: "Confirmed" } }),
      )
    case "settlement_confirm":
      return Result.succeed(
        moved(transaction, "settlement_confirmed", now, { settlement: { code: "4000", text: "Confirmed" } }),
      )
    case "settlement_pending":
      return Result.succeed(
        moved(transaction, "settlement_pending", now, {
          settlement: { code: "4002", text: "Settlement Pending" },
        }),
      )
    case "settlement_decline":
      return Result.succeed(
        moved(transaction, "settlement_declined", now, {
          settlement: { code: "4001", text: "Settlement Declined" },
        }),
      )
  }
}
