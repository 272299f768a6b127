import type { Cents } from "@voltread/domain/shared/money.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import { Transactions } from "../vendor-books.ts"
import type { Bench } from "./running.ts"

const decodeTransactions = Schema.decodeUnknownSync(Transactions)

type Books = Pick<Bench, "admin">

/** All transactions of the gateway, or those of one order, oldest first. */
export const transactionsOf = async ({ admin }: Books, orderId?: string) => {
  const answer = await admin(
    "GET",
    orderId === undefined ? "/transactions" : `/transactions?orderId=${orderId}`,
  )
  return decodeTransactions(await answer.json()).transactions
}

/** Settles the pending sales of an order, as at the end of the gateway's day. */
export const settleSales = async (books: Books, orderId: string): Promise<void> => {
  for (const { id, status, type } of await transactionsOf(books, orderId))
    if (type === "sale" && status === "submitted_for_settlement")
      await books.admin("POST", `/transactions/${id}/settlement`, { outcome: "settle" })
}

const MONEY: ReadonlySet<string> = new Set([
  "authorized",
  "submitted_for_settlement",
  "settling",
  "settled",
  "settlement_confirmed",
  "settlement_pending",
])

/** The money was captured, or will be. */
export const hasMoney = (status: string): boolean => MONEY.has(status)

/** The money that the gateway has received for an order and not refunded. */
export const keptOf = async (books: Books, orderId: string): Promise<Cents> =>
  sum(
    (await transactionsOf(books, orderId))
      .filter(({ status }) => hasMoney(status))
      .map(({ amountCents, type }) => (type === "credit" ? -amountCents : amountCents)),
  )
