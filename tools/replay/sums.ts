import { createReadStream } from "node:fs"
import { createGunzip } from "node:zlib"
import { parse } from "csv-parse"

/** Cents. */
export interface Sums {
  orders: number
  units: number
  gross: number
  returns: number
  /** Customers whose first order this is; each guest counts as one. */
  newCustomers: number
}

/** By the reports' groupings. Customers are identified by number; all guests share one row. */
export interface FileSums {
  readonly months: ReadonlyMap<string, Sums>
  readonly days: ReadonlyMap<string, Sums>
  readonly customers: ReadonlyMap<string, Sums>
  readonly products: ReadonlyMap<string, Sums>
}

export const GUESTS = "guests"

const sumsOf = (groups: Map<string, Sums>, key: string): Sums => {
  const sums = groups.get(key) ?? { orders: 0, units: 0, gross: 0, returns: 0, newCustomers: 0 }
  groups.set(key, sums)
  return sums
}

/**
 * Sums the Online Retail file directly from its lines: the figures that the reports must show after a replay. It shares
 * nothing with the replay but the rules in the README. `dayOf`: the shop's day of an instant.
 */
export const sumFile = async (file: string, dayOf: (instant: string) => string): Promise<FileSums> => {
  const months = new Map<string, Sums>()
  const days = new Map<string, Sums>()
  const customers = new Map<string, Sums>()
  const products = new Map<string, Sums>()
  const bought = new Map<string, number>()
  const dates = new Map<string, string>()
  const counted = new Set<string>()
  const seen = new Set<string>()
  const raw = createReadStream(file)
  const text = file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw
  for await (const record of text.pipe(parse({ from_line: 2 }))) {
    const [invoice, stock, , quantityText, date, price, customer]: ReadonlyArray<string> = record
    if (invoice === undefined || stock === undefined || date === undefined) continue
    const cents = Math.floor(Number((Number(price) * 100).toFixed(4)) + 0.5)
    const quantity = Number(quantityText)
    if (!dates.has(invoice)) dates.set(invoice, date)
    if (cents <= 0) continue
    const day = dayOf(`${(dates.get(invoice) ?? date).replace(" ", "T")}.000Z`)
    const groups = () => [
      sumsOf(months, day.slice(0, 7)),
      sumsOf(days, day),
      sumsOf(customers, customer?.replace(/\.0$/, "") || GUESTS),
      sumsOf(products, stock.toLowerCase().replaceAll(" ", "-")),
    ]
    const key = [customer, stock, cents].join()
    const held = bought.get(key) ?? 0
    if (/^\d/.test(invoice) && quantity > 0) {
      const isNewOrder = !counted.has(invoice)
      const isNewCustomer = isNewOrder && (customer === "" || !seen.has(customer ?? ""))
      counted.add(invoice)
      seen.add(customer ?? "")
      for (const sums of groups()) {
        sums.gross += quantity * cents
        sums.units += quantity
        if (isNewOrder) sums.orders += 1
        if (isNewCustomer) sums.newCustomers += 1
      }
      if (customer !== "") bought.set(key, held + quantity)
    } else if (invoice.startsWith("C") && quantity < 0 && customer !== "") {
      const back = Math.min(held, -quantity)
      bought.set(key, held - back)
      if (back > 0) for (const sums of groups()) sums.returns += back * cents
    }
  }
  return { months, days, customers, products }
}
