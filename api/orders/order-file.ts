import type { Readable } from "node:stream"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import type { OrderSummary } from "@voltread/projections/ordering/order-list-query.ts"
import { Effect, type Result } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { Problem } from "../platform/problem.ts"
import { csvTime } from "../reports/csv.ts"
import { type CsvColumn, pagedCsv } from "../reports/paged-csv.ts"
import { type ListRequest, ordersOfFile } from "./staff-queries.ts"

const COLUMNS: ReadonlyArray<CsvColumn<OrderSummary>> = [
  ["Order", ({ uniqueId }) => uniqueId],
  ["Status", ({ status }) => ORDER_STATUS_TABLE[status].label],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ email }) => email],
  ["State", ({ shipState }) => shipState],
  ["Units", ({ itemCount }) => String(itemCount)],
  ["Total", ({ total }) => toDecimal(total)],
  ["Paid", ({ paid }) => toDecimal(paid)],
  ["Refunded", ({ refunded }) => toDecimal(refunded)],
  ["Disputed", ({ disputed }) => toDecimal(disputed)],
  ["Paid by", ({ gatewayType }) => (gatewayType === null ? null : gatewayLabel(gatewayType))],
  ["Affiliate", ({ affiliateId }) => affiliateId],
  ["Created (UTC)", ({ createdAt }) => csvTime(createdAt)],
  ["Submitted (UTC)", ({ orderSubmittedDate }) => orderSubmittedDate && csvTime(orderSubmittedDate)],
]

/** All orders that match the filter as a CSV file. */
export const orderFile = (
  run: EffectRunner,
  question: Pick<ListRequest, "filter" | "sort">,
): Promise<Result.Result<Readable, Problem>> =>
  pagedCsv(COLUMNS, (after) =>
    run(
      ordersOfFile({ ...question, after }).pipe(
        Effect.map(({ orders, nextCursor }) => ({ rows: orders, nextCursor })),
      ),
    ),
  )
