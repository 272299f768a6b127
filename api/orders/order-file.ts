import { Readable } from "node:stream"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import type { OrderSummary } from "@voltread/projections/ordering/order-list-query.ts"
import { type Effect, Result } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { Problem } from "../platform/problem.ts"
import { csvHeader, csvLines, csvTime } from "../reports/csv.ts"
import { type ListRequest, ordersOfFile } from "./staff-queries.ts"

const COLUMNS: ReadonlyArray<readonly [label: string, cell: (order: OrderSummary) => string | null]> = [
  ["Order", ({ uniqueId }) => uniqueId],
  ["Status", ({ status }) => ORDER_STATUS_TABLE[status].label],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ email }) => email],
  ["State", ({ shipState }) => shipState],
  ["Units", ({ itemCount }) => String(itemCount)],
  ["Total", ({ total }) => toDecimal(total)],
  ["Paid", ({ paid }) => toDecimal(paid)],
  ["Refunded", ({ refunded }) => toDecimal(refunded)],
  ["Paid by", ({ gatewayType }) => (gatewayType === null ? null : gatewayLabel(gatewayType))],
  ["Affiliate", ({ affiliateId }) => affiliateId],
  ["Created (UTC)", ({ createdAt }) => csvTime(createdAt)],
  ["Submitted (UTC)", ({ orderSubmittedDate }) => orderSubmittedDate && csvTime(orderSubmittedDate)],
]

const linesOf = (orders: ReadonlyArray<OrderSummary>): string =>
  csvLines(orders.map((order) => ({ cells: COLUMNS.map(([, cell]) => cell(order) ?? "") })))

/** All orders that match the filter as a CSV file. Pages are read only as fast as the client takes them. */
export const orderFile = async (
  run: EffectRunner,
  question: Pick<ListRequest, "filter" | "sort">,
): Promise<Result.Result<Readable, Problem>> => {
  const pageAfter = (after: string | null) => run(ordersOfFile({ ...question, after }))
  // The filter is checked before the response begins: afterwards no error could be sent.
  const first = await pageAfter(null)
  const pieces = async function* (start: Effect.Success<ReturnType<typeof ordersOfFile>>) {
    yield csvHeader(COLUMNS.map(([label]) => ({ label }))) + linesOf(start.orders)
    let cursor = start.nextCursor
    while (cursor !== null) {
      const page = await pageAfter(cursor)
      if (Result.isFailure(page)) throw page.failure
      yield linesOf(page.success.orders)
      cursor = page.success.nextCursor
    }
  }
  return Result.map(first, (start) => Readable.from(pieces(start)))
}
