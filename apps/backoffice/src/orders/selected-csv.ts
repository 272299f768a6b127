import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { OrderRowFragment } from "../generated/orders.ts"

const COLUMNS: ReadonlyArray<readonly [header: string, value: (order: OrderRowFragment) => string]> = [
  ["Order", ({ uniqueId }) => uniqueId],
  ["Status", ({ status }) => statusLabel(status)],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ email }) => email],
  ["State", ({ shipState }) => shipState ?? ""],
  ["Units", ({ itemCount }) => String(itemCount)],
  ["Total", ({ total }) => total.toFixed(2)],
  ["Paid", ({ paid }) => paid.toFixed(2)],
  ["Refunded", ({ refunded }) => refunded.toFixed(2)],
  ["Paid by", ({ gatewayType }) => (gatewayType === null ? "" : gatewayLabel(gatewayType))],
  ["Affiliate", ({ affiliateId }) => affiliateId ?? ""],
  ["Created (UTC)", ({ createdAt }) => createdAt],
  ["Submitted (UTC)", ({ orderSubmittedDate }) => orderSubmittedDate ?? ""],
]

/** What spreadsheets would take for a formula is text: a name may begin with anything. */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The orders as CSV (RFC 4180), a line each below the headers. */
export const selectedCsv = (orders: ReadonlyArray<OrderRowFragment>): string =>
  [COLUMNS.map(([header]) => header), ...orders.map((order) => COLUMNS.map(([, value]) => value(order)))]
    .map((line) => `${line.map(cell).join(",")}\r\n`)
    .join("")
