import type { FormerShop } from "@voltread/api/history/past-order-commands.ts"
import { pastProductIdOf } from "@voltread/api/history/past-order-commands.ts"
import type { PastOrder, PastReturn } from "@voltread/api/history/past-records.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import type { Invoice } from "./invoices.ts"
import type { Return, Sale } from "./rules.ts"

export const ONLINE_RETAIL: FormerShop = { id: "online-retail", name: "Online Retail", prefix: "OR-" }

export const productIdOf = (stockCode: string): string => pastProductIdOf(ONLINE_RETAIL, stockCode)

/** The source identifies customers by number only; one without a number is a guest. */
const emailOf = ({ customerId }: Invoice): string =>
  customerId === "" ? "" : `customer-${customerId}@online-retail.example`

/** An invoice is a sale that was paid and shipped on its date; the source does not record delivery. */
export const pastOrderOf = ({ invoice, lines: [first, ...others] }: Sale): PastOrder => {
  const itemOf = ({ stockCode, description, quantity, unitPrice }: typeof first) => ({
    sku: stockCode,
    name: description === "" ? stockCode : description,
    quantity,
    price: toDecimal(unitPrice),
  })
  return {
    type: "order",
    number: invoice.number,
    placedAt: invoice.at,
    email: emailOf(invoice),
    hasAccount: true,
    billingAddress: {
      firstName: "Customer",
      lastName: invoice.customerId === "" ? "Guest" : invoice.customerId,
      address1: "",
      city: "",
      state: "",
      postalCode: "",
      country: invoice.country,
    },
    items: [itemOf(first), ...others.map(itemOf)],
    payment: { type: "CARD", gateway: ONLINE_RETAIL.id, transactionId: invoice.number },
    shippedAt: invoice.at,
  }
}

/** The returns of each order in a credit note. */
export const pastReturnsOf = ({ invoice, units }: Return): ReadonlyArray<PastReturn> =>
  [...Map.groupBy(units, ({ invoiceNumber }) => invoiceNumber)].flatMap(([order, [first, ...others]]) => {
    if (first === undefined) return []
    const lineOf = ({ lineIndex, quantity }: typeof first) => ({ line: lineIndex + 1, quantity })
    return [
      {
        type: "return" as const,
        number: invoice.number,
        order,
        at: invoice.at,
        lines: [lineOf(first), ...others.map(lineOf)],
      },
    ]
  })
