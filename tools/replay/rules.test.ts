import { describe, expect, test } from "vitest"
import { type Invoice, type InvoiceLine, toCents } from "./invoices.ts"
import { Rules } from "./rules.ts"

const line = (stockCode: string, quantity: number, unitPrice: number): InvoiceLine => ({
  stockCode,
  description: stockCode,
  quantity,
  unitPrice,
})

const invoice = (number: string, customerId: string, ...lines: ReadonlyArray<InvoiceLine>): Invoice => ({
  number,
  at: "2011-01-04T10:00:00.000Z",
  customerId,
  country: "United Kingdom",
  lines,
})

describe("prices of the file", () => {
  test.each([
    ["2.55", 255],
    ["4", 400],
    ["0.001", 0],
    ["0.005", 1],
    ["11062.06", 1_106_206],
    ["-11062.06", -1_106_206],
  ])("%s is %i cents", (text, cents) => {
    expect(toCents(text)).toBe(cents)
  })

  test("text that is no amount is rejected", () => {
    expect(() => toCents("2,55")).toThrow("“2,55” is not an amount")
  })
})

describe("rules of the replay", () => {
  test("lines with a price and a quantity are sold, the others left out and counted", () => {
    const rules = new Rules()
    const sale = rules.apply(invoice("1", "A", line("a", 2, 100), line("b", 1, 0), line("c", -3, 50)))
    expect(sale).toMatchObject({ _tag: "sale", lines: [{ stockCode: "a" }] })
    expect(rules.excluded.get("price of nothing or less")?.lines).toBe(1)
    expect(rules.excluded.get("adjustment, neither sale nor return")?.lines).toBe(1)
  })

  test("an invoice of gifts only is no order", () => {
    expect(new Rules().apply(invoice("1", "A", line("a", 2, 0)))).toBeUndefined()
  })

  test("bad debt is no sale", () => {
    expect(new Rules().apply(invoice("A1", "", line("B", 1, 1_106_206)))).toBeUndefined()
  })

  test("a return takes the newest units first and reaches back as far as it needs", () => {
    const rules = new Rules()
    rules.apply(invoice("1", "A", line("x", 1, 10), line("a", 5, 100)))
    rules.apply(invoice("2", "A", line("a", 3, 100)))
    expect(rules.apply(invoice("C3", "A", line("a", -4, 100)))).toMatchObject({
      units: [
        { invoiceNumber: "2", lineIndex: 0, quantity: 3 },
        { invoiceNumber: "1", lineIndex: 1, quantity: 1 },
      ],
    })
    expect(rules.apply(invoice("C4", "A", line("a", -9, 100)))).toMatchObject({
      units: [{ invoiceNumber: "1", lineIndex: 1, quantity: 4 }],
    })
    expect(rules.excluded.get("return beyond what was bought")).toEqual({ lines: 1, cents: 500 })
  })

  test("a return needs the same customer and the same price; a guest's matches nothing", () => {
    const rules = new Rules()
    rules.apply(invoice("1", "A", line("a", 5, 100)))
    rules.apply(invoice("2", "", line("a", 5, 100)))
    expect(rules.apply(invoice("C3", "B", line("a", -1, 100)))).toBeUndefined()
    expect(rules.apply(invoice("C4", "A", line("a", -1, 90)))).toBeUndefined()
    expect(rules.apply(invoice("C5", "", line("a", -1, 100)))).toBeUndefined()
    expect(rules.excluded.get("guest return, no order to match")?.lines).toBe(1)
  })
})
