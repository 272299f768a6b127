import { createReadStream } from "node:fs"
import { createGunzip } from "node:zlib"
import { parse } from "csv-parse"

export interface MonthSums {
  gross: number
  returns: number
  orders: number
}

/**
 * Sums the Online Retail file by month, straight from its lines: the figures that the Revenue report must show after
 * a replay. Shares nothing with the replay but the rules in the README. Cents.
 */
export const sumByMonth = async (file: string): Promise<ReadonlyMap<string, MonthSums>> => {
  const months = new Map<string, MonthSums>()
  const bought = new Map<string, number>()
  const dates = new Map<string, string>()
  const counted = new Set<string>()
  const raw = createReadStream(file)
  const text = file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw
  for await (const record of text.pipe(parse({ from_line: 2 }))) {
    const [invoice, stock, , quantityText, date, price, customer]: ReadonlyArray<string> = record
    if (invoice === undefined || date === undefined) continue
    const cents = Math.floor(Number((Number(price) * 100).toFixed(4)) + 0.5)
    const quantity = Number(quantityText)
    const month = (dates.get(invoice) ?? date).slice(0, 7)
    if (!dates.has(invoice)) dates.set(invoice, date)
    if (cents <= 0) continue
    const sums = months.get(month) ?? { gross: 0, returns: 0, orders: 0 }
    months.set(month, sums)
    const key = [customer, stock, cents].join()
    const held = bought.get(key) ?? 0
    if (/^\d/.test(invoice) && quantity > 0) {
      sums.gross += quantity * cents
      if (!counted.has(invoice)) sums.orders += 1
      counted.add(invoice)
      if (customer !== "") bought.set(key, held + quantity)
    } else if (invoice.startsWith("C") && quantity < 0 && customer !== "") {
      const back = Math.min(held, -quantity)
      bought.set(key, held - back)
      sums.returns += back * cents
    }
  }
  return months
}
