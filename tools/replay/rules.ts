import type { Invoice, InvoiceLine } from "./invoices.ts"

export interface Sale {
  readonly _tag: "sale"
  readonly invoice: Invoice
  readonly lines: readonly [InvoiceLine, ...ReadonlyArray<InvoiceLine>]
}

/** Returned units of one line of an earlier order. `lineIndex` counts that order's lines from 0. */
export interface ReturnedUnits {
  readonly invoiceNumber: string
  readonly lineIndex: number
  readonly quantity: number
}

export interface Return {
  readonly _tag: "return"
  readonly invoice: Invoice
  readonly units: ReadonlyArray<ReturnedUnits>
}

const EXCLUSIONS = [
  "price of nothing or less",
  "adjustment, neither sale nor return",
  "guest return, no order to match",
  "return beyond what was bought",
] as const
type Exclusion = (typeof EXCLUSIONS)[number]

interface Lot {
  readonly invoiceNumber: string
  readonly lineIndex: number
  left: number
}

/**
 * Sorts the lines of invoices into sales and returns by the rules in this tool's README. Returns are matched to the
 * most recent units of the same stock code that the same customer bought at the same price and has not returned.
 */
export class Rules {
  readonly excluded = new Map<Exclusion, { lines: number; cents: number }>()
  readonly #lots = new Map<string, Array<Lot>>()

  apply(invoice: Invoice): Sale | Return | undefined {
    return invoice.number.startsWith("C") ? this.#returned(invoice) : this.#sold(invoice)
  }

  #exclude(reason: Exclusion, cents: number): void {
    const known = this.excluded.get(reason) ?? { lines: 0, cents: 0 }
    this.excluded.set(reason, { lines: known.lines + 1, cents: known.cents + cents })
  }

  #sold(invoice: Invoice): Sale | undefined {
    const lines: Array<InvoiceLine> = []
    for (const line of invoice.lines) {
      if (line.unitPrice <= 0) this.#exclude("price of nothing or less", line.quantity * line.unitPrice)
      else if (line.quantity <= 0 || !/^\d/.test(invoice.number))
        this.#exclude("adjustment, neither sale nor return", line.quantity * line.unitPrice)
      else {
        if (invoice.customerId !== "") {
          const key = lotKey(invoice, line)
          const lots = this.#lots.get(key) ?? []
          lots.push({ invoiceNumber: invoice.number, lineIndex: lines.length, left: line.quantity })
          this.#lots.set(key, lots)
        }
        lines.push(line)
      }
    }
    const [first, ...others] = lines
    return first === undefined ? undefined : { _tag: "sale", invoice, lines: [first, ...others] }
  }

  #returned(invoice: Invoice): Return | undefined {
    const units: Array<ReturnedUnits> = []
    for (const line of invoice.lines) {
      if (line.unitPrice <= 0) this.#exclude("price of nothing or less", line.quantity * line.unitPrice)
      else if (line.quantity >= 0)
        this.#exclude("adjustment, neither sale nor return", line.quantity * line.unitPrice)
      else if (invoice.customerId === "")
        this.#exclude("guest return, no order to match", -line.quantity * line.unitPrice)
      else units.push(...this.#take(invoice, line))
    }
    return units.length === 0 ? undefined : { _tag: "return", invoice, units }
  }

  #take(invoice: Invoice, line: InvoiceLine): ReadonlyArray<ReturnedUnits> {
    const lots = this.#lots.get(lotKey(invoice, line)) ?? []
    const taken: Array<ReturnedUnits> = []
    let wanted = -line.quantity
    for (let lot = lots.at(-1); lot !== undefined && wanted > 0; lot = lots.at(-1)) {
      const quantity = Math.min(wanted, lot.left)
      taken.push({ invoiceNumber: lot.invoiceNumber, lineIndex: lot.lineIndex, quantity })
      wanted -= quantity
      lot.left -= quantity
      if (lot.left === 0) lots.pop()
    }
    if (wanted > 0) this.#exclude("return beyond what was bought", wanted * line.unitPrice)
    return taken
  }
}

const lotKey = (invoice: Invoice, line: InvoiceLine): string =>
  `${invoice.customerId}|${line.stockCode}|${line.unitPrice}`
