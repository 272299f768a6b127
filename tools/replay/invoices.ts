import { readRows } from "@voltread/api/imports/file-rows.ts"

export interface InvoiceLine {
  readonly stockCode: string
  readonly description: string
  readonly quantity: number
  /** Cents, half a cent rounded up. */
  readonly unitPrice: number
}

export interface Invoice {
  readonly number: string
  /** UTC instant of the first line; the source has local minutes without a time zone, read as UTC. */
  readonly at: string
  /** Empty for a guest. */
  readonly customerId: string
  readonly country: string
  readonly lines: ReadonlyArray<InvoiceLine>
}

/** Invoices written in the same minute may interleave by a few lines; this many are kept open to join them. */
const OPEN_INVOICES = 8

interface OpenInvoice extends Omit<Invoice, "lines"> {
  readonly lines: Array<InvoiceLine>
}

/** Half-up rounding of a decimal text to cents, exact for any number of decimals. */
export const toCents = (text: string): number => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (match === null) throw new Error(`“${text}” is not an amount`)
  const [, sign, whole = "0", fraction = ""] = match
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"))
  const rounded = Number(fraction[2] ?? "0") >= 5 ? cents + 1 : cents
  return sign === "-" ? -rounded : rounded
}

/** Streams the invoices of the Online Retail file in order, each complete. */
export async function* readInvoices(
  file: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Invoice> {
  const open = new Map<string, OpenInvoice>()
  for await (const row of readRows(file, onBytes)) {
    if (row._tag === "unreadable") throw new Error(`line ${row.line}: ${row.reason}`)
    const field = (name: string): string => String(row.fields[name] ?? "")
    const number = field("InvoiceNo")
    let invoice = open.get(number)
    if (invoice === undefined) {
      invoice = {
        number,
        at: `${field("InvoiceDate").replace(" ", "T")}.000Z`,
        customerId: field("CustomerID").replace(/\.0$/, ""),
        country: field("Country"),
        lines: [],
      }
      open.set(number, invoice)
      const [oldest] = open.values()
      if (open.size > OPEN_INVOICES && oldest !== undefined) {
        open.delete(oldest.number)
        yield oldest
      }
    }
    invoice.lines.push({
      stockCode: field("StockCode"),
      description: field("Description").trim(),
      quantity: Number(field("Quantity")),
      unitPrice: toCents(field("UnitPrice")),
    })
  }
  yield* open.values()
}
