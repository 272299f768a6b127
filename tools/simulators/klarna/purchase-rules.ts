import { Result, Schema } from "effect"
import { type Address, type OrderLine, Purchase } from "./records.ts"

/** The vendor's error: HTTP status, code and message. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 409
  readonly code: string
  readonly message: string
}

export const refuse = (
  status: Refusal["status"],
  code: string,
  message: string,
): Result.Result<never, Refusal> => Result.fail({ status, code, message })

const badValue = (field: string) => refuse(400, "BAD_VALUE", `Bad value: ${field}`)

const decode = Schema.decodeUnknownResult(Purchase)
const MAX_LINES = 1_000

/** Reads a purchase and checks its arithmetic; the error names the field, like the vendor's. */
export const readPurchase = (body: unknown): Result.Result<Purchase, Refusal> => {
  const decoded = decode(body)
  if (Result.isFailure(decoded)) return refuse(400, "BAD_VALUE", `Bad value: ${decoded.failure.message}`)
  const purchase = decoded.success
  if (!/^[A-Z]{2}$/.test(purchase.purchase_country)) return badValue("purchase_country")
  if (!/^[A-Z]{3}$/.test(purchase.purchase_currency)) return badValue("purchase_currency")
  const wrong = wrongAmount(purchase)
  return wrong === undefined ? Result.succeed(purchase) : badValue(wrong)
}

/** The first field whose amount does not follow from the others. */
const wrongAmount = (purchase: Purchase): string | undefined => {
  const { order_amount, order_lines, order_tax_amount } = purchase
  if (order_lines.length === 0 || order_lines.length > MAX_LINES) return "order_lines"
  for (const [index, line] of order_lines.entries()) {
    const field = wrongInLine(line, purchase.purchase_country)
    if (field !== undefined) return `order_lines[${index}].${field}`
  }
  if (order_amount < 0 || order_amount !== total(order_lines)) return "order_amount"
  return order_tax_amount !== undefined && order_tax_amount !== taxOf(purchase)
    ? "order_tax_amount"
    : undefined
}

const total = (lines: ReadonlyArray<OrderLine>): number =>
  lines.reduce((sum, { total_amount }) => sum + total_amount, 0)

const wrongInLine = (line: OrderLine, country: string): string | undefined => {
  const discount = line.total_discount_amount ?? 0
  if (line.name === "" || line.name.length > 255) return "name"
  if ((line.reference ?? "").length > 255) return "reference"
  if (line.quantity < 0) return "quantity"
  if (line.unit_price < 0 && line.type !== "discount") return "unit_price"
  if (discount < 0) return "total_discount_amount"
  if (line.total_amount !== line.quantity * line.unit_price - discount) return "total_amount"
  // In the US, tax is a line of its own.
  if (country === "US") return (line.tax_rate ?? 0) === 0 ? undefined : "tax_rate"
  const rate = line.tax_rate ?? 0
  const tax = line.total_amount - (line.total_amount * 10_000) / (10_000 + rate)
  return Math.abs((line.total_tax_amount ?? 0) - tax) <= 1 ? undefined : "total_tax_amount"
}

const taxOf = ({ order_lines, purchase_country }: Purchase): number =>
  purchase_country === "US"
    ? total(order_lines.filter(({ type }) => type === "sales_tax"))
    : order_lines.reduce((sum, line) => sum + (line.total_tax_amount ?? 0), 0)

const FIELDS: ReadonlyArray<keyof Address> = [
  "given_name",
  "family_name",
  "email",
  "phone",
  "street_address",
  "street_address2",
  "city",
  "region",
  "postal_code",
  "country",
]

/** The fields in which an order differs from the session shown to the shopper. */
export const differences = (session: Purchase, order: Purchase): ReadonlyArray<string> => [
  ...(["purchase_country", "purchase_currency", "order_amount"] as const).filter(
    (field) => session[field] !== order[field],
  ),
  ...(JSON.stringify(session.order_lines.map(comparable)) ===
  JSON.stringify(order.order_lines.map(comparable))
    ? []
    : ["order_lines"]),
  ...addressDifferences("billing_address", session.billing_address, order.billing_address),
  ...addressDifferences("shipping_address", session.shipping_address, order.shipping_address),
]

const comparable = (line: OrderLine) => [
  line.type ?? "physical",
  line.reference ?? "",
  line.name,
  line.quantity,
  line.unit_price,
  line.total_amount,
  line.total_discount_amount ?? 0,
]

/** A session may still lack an address; the order must repeat the fields that it has. */
const addressDifferences = (
  name: string,
  session: Address | undefined,
  order: Address | undefined,
): ReadonlyArray<string> =>
  session === undefined
    ? []
    : FIELDS.filter((field) => (session[field] ?? "") !== (order?.[field] ?? "")).map(
        (field) => `${name}.${field}`,
      )
