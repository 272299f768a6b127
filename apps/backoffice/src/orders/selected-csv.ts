import type { OrderRowFragment } from "../generated/orders.ts"

const COLUMNS: ReadonlyArray<readonly [header: string, value: (order: OrderRowFragment) => string]> = [
  ["Order", ({ uniqueId }) => uniqueId],
  ["Status", ({ status }) => status],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ email }) => email],
  ["State", ({ shipState }) => shipState ?? ""],
  ["Items", ({ itemCount }) => String(itemCount)],
  ["Total", ({ total }) => total.toFixed(2)],
  ["Refunded", ({ refunded }) => refunded.toFixed(2)],
  ["Paid by", ({ gatewayType }) => gatewayType ?? ""],
  ["Affiliate", ({ affiliateId }) => affiliateId ?? ""],
  ["Created", ({ createdAt }) => createdAt],
  ["Submitted", ({ orderSubmittedDate }) => orderSubmittedDate ?? ""],
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
