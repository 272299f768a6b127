import { toDecimal } from "@voltread/domain/shared/money.ts"
import type { SimulatedClock } from "../clock.ts"
import { document, type Element, element, typed, value } from "../xml.ts"
import type { Instrument, Transaction } from "./records.ts"
import type { Refusal } from "./rules.ts"

/** The vendor's XML. Names are hyphenated; amounts and times stay text. */

const cardElements = (instrument: Instrument): ReadonlyArray<Element> => {
  const dates = [
    value("expiration-month", instrument.expirationMonth),
    value("expiration-year", instrument.expirationYear),
  ]
  switch (instrument.type) {
    case "credit_card":
      return [
        element(
          "credit-card",
          value("token", null),
          value("bin", instrument.bin),
          value("last-4", instrument.lastFour),
          value("card-type", instrument.cardType),
          ...dates,
        ),
      ]
    case "android_pay_card":
      return [
        element(
          "android-pay-card",
          value("token", null),
          value("bin", instrument.bin),
          value("virtual-card-type", instrument.cardType),
          value("virtual-card-last-4", instrument.lastFour),
          value("source-card-type", instrument.cardType),
          value("source-card-last-4", instrument.lastFour),
          ...dates,
        ),
      ]
  }
}

const responseType = (transaction: Transaction): string => {
  switch (transaction.status) {
    case "processor_declined":
      return "soft_declined"
    case "failed":
      return "hard_declined"
    default:
      return "approved"
  }
}

const disputeStatus = (dispute: string): string => (dispute === "opened" ? "open" : dispute)

/** `dispute`: as the operator calls it. */
export const disputeElement = (
  dispute: string,
  { amount, disputeHistory = [], id, orderId }: Transaction,
  clock: SimulatedClock,
): Element => {
  const [first] = disputeHistory
  return element(
    "dispute",
    value("id", `dispute-${id}`),
    value("kind", "chargeback"),
    value("status", disputeStatus(dispute)),
    value("amount", toDecimal(amount)),
    value("amount-disputed", toDecimal(amount)),
    value("currency-iso-code", "USD"),
    ...(first === undefined ? [] : [typed("date", "received-date", dayOf(clock.iso(first.at)))]),
    element("transaction", value("id", id), value("order-id", orderId), value("amount", toDecimal(amount))),
    typed(
      "array",
      "status-history",
      disputeHistory.map((step) =>
        element(
          "status-history",
          value("status", disputeStatus(step.dispute)),
          typed("datetime", "timestamp", clock.iso(step.at)),
          typed("date", "effective-date", dayOf(clock.iso(step.at))),
        ),
      ),
    ),
  )
}

const dayOf = (instant: string): string => instant.slice(0, 10)

export const transactionElement = (transaction: Transaction, clock: SimulatedClock): Element => {
  const { dispute, instrument, processor, settlement } = transaction
  return element(
    "transaction",
    value("id", transaction.id),
    value("status", transaction.status),
    value("type", transaction.type),
    value("currency-iso-code", "USD"),
    value("amount", toDecimal(transaction.amount)),
    value("merchant-account-id", "default"),
    value("order-id", transaction.orderId),
    typed("datetime", "created-at", clock.iso(transaction.createdAt)),
    typed("datetime", "updated-at", clock.iso(transaction.updatedAt)),
    value("payment-instrument-type", instrument.type),
    ...cardElements(instrument),
    value("processor-response-code", processor?.code ?? null),
    value("processor-response-text", processor?.text ?? null),
    value("processor-response-type", processor === null ? null : responseType(transaction)),
    value("processor-settlement-response-code", settlement?.code ?? ""),
    value("processor-settlement-response-text", settlement?.text ?? ""),
    value("gateway-rejection-reason", transaction.rejection),
    value("refunded-transaction-id", transaction.refundOf),
    typed(
      "array",
      "refund-ids",
      transaction.refundIds.map((id) => value("item", id)),
    ),
    typed("array", "disputes", dispute === undefined ? [] : [disputeElement(dispute, transaction, clock)]),
    typed(
      "array",
      "status-history",
      transaction.history.map((step) =>
        element(
          "status-event",
          typed("datetime", "timestamp", clock.iso(step.at)),
          value("status", step.status),
          value("amount", toDecimal(step.amount)),
          value("user", "simulator"),
          value("transaction-source", "api"),
        ),
      ),
    ),
  )
}

export const transactionDocument = (transaction: Transaction, clock: SimulatedClock): string =>
  document(transactionElement(transaction, clock))

/** Nothing was created: the errors are nested under the part of the request that they concern. */
export const refusalDocument = (refusal: Refusal): string => {
  const error = element(
    "error",
    value("code", refusal.code),
    typed("symbol", "attribute", refusal.attribute),
    value("message", refusal.message),
  )
  const errors = typed("array", "errors", [error])
  const none = typed("array", "errors", [])
  const holder =
    refusal.section === "transaction"
      ? element("transaction", errors)
      : element("transaction", none, element(refusal.section, errors))
  return document(
    element(
      "api-error-response",
      element("errors", none, holder),
      element("params"),
      value("message", refusal.message),
    ),
  )
}

const notPaidMessage = (transaction: Transaction): string =>
  transaction.rejection === null
    ? (transaction.processor?.text ?? "Declined")
    : `Gateway Rejected: ${transaction.rejection}`

/** A transaction was created and not paid: it is nested in the error, and the list of errors is empty. */
export const notPaidDocument = (transaction: Transaction, clock: SimulatedClock): string =>
  document(
    element(
      "api-error-response",
      element("errors", typed("array", "errors", [])),
      element("params"),
      value("message", notPaidMessage(transaction)),
      transactionElement(transaction, clock),
    ),
  )

export const searchIdsDocument = (ids: ReadonlyArray<string>, pageSize: number): string =>
  document(
    element(
      "search-results",
      typed("integer", "page-size", pageSize.toString()),
      typed(
        "array",
        "ids",
        ids.map((id) => value("item", id)),
      ),
    ),
  )

export const searchPageDocument = (transactions: ReadonlyArray<Transaction>, clock: SimulatedClock): string =>
  document(
    typed("collection", "credit-card-transactions", [
      typed("integer", "current-page-number", "1"),
      typed("integer", "page-size", "50"),
      typed("integer", "total-items", transactions.length.toString()),
      ...transactions.map((transaction) => transactionElement(transaction, clock)),
    ]),
  )

/** `page`: from 1. */
export const disputesDocument = (
  disputed: ReadonlyArray<Transaction>,
  page: number,
  pageSize: number,
  clock: SimulatedClock,
): string =>
  document(
    typed("collection", "disputes", [
      typed("integer", "current-page-number", page.toString()),
      typed("integer", "page-size", pageSize.toString()),
      typed("integer", "total-items", disputed.length.toString()),
      ...disputed
        .slice((page - 1) * pageSize, page * pageSize)
        .map((transaction) => disputeElement(transaction.dispute ?? "", transaction, clock)),
    ]),
  )

export const clientTokenDocument = (token: string): string =>
  document(element("client-token", value("value", token)))
