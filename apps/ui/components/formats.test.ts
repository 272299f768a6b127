import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { abbreviate, abbreviateMoney } from "./abbreviate.ts"
import { formatDateTime } from "./date-time.tsx"
import { formatMoney } from "./money.tsx"
import { pageNumbers } from "./page-numbers.ts"
import { statusLabel, statusTone } from "./status-tone.ts"

describe("abbreviate", () => {
  it.each([
    [999, "999"],
    [1_000, "1.0K"],
    [1_822, "1.8K"],
    [999_949, "999.9K"],
    [999_950, "1.0M"],
    [2_500_000, "2.5M"],
    [7_140_000_000, "7.1B"],
    [3e12, "3.0T"],
    [-1_500, "-1.5K"],
  ])("shows %d as %s", (value, text) => expect(abbreviate(value)).toBe(text))

  it.each([
    [0, "$0"],
    [50_000, "$50.0K"],
    [-5_000, "-$5.0K"],
  ])("shows %d dollars as %s", (amount, text) => expect(abbreviateMoney(amount)).toBe(text))

  it("never shows four figures before the letter below a quadrillion", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_000_000_000_000 }), (value) => {
        expect(abbreviate(value)).toMatch(/^\d{1,3}\.\d[KMBT]$/)
      }),
    )
  })
})

describe("figures", () => {
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
  const upTo = (digits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: digits })

  it("of money read as the browser writes them, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(formatMoney(cents / 100)).toBe(dollars.format(cents / 100))
      }),
    )
  })

  it("have commas between thousands, and no more decimals than asked for", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.integer({ min: 0, max: 2 }),
        (eighths, digits) => {
          // Quarters and halves are exact in binary, so that only the rule for halves could differ.
          const value = digits === 0 ? eighths : eighths / 4
          expect(formatNumber(value, digits)).toBe(upTo(digits).format(value))
        },
      ),
    )
  })
})

test("a moment is written dd MMM, yyyy and its time in the zone asked for", () => {
  expect(formatDateTime(new Date("2026-11-05T02:20:00.000Z"), "UTC")).toMatch(/^05 Nov, 2026, 2:20\sAM$/)
})

describe("page numbers", () => {
  it("shows every page when they are few, and gaps when they are many", () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20])
  })

  it("holds first, current and last, ascending, and hides one page never", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (last, offset) => {
        const current = 1 + (offset % last)
        const pages = pageNumbers(current, last)
        expect(pages).toContain(1)
        expect(pages).toContain(current)
        expect(pages).toContain(last)
        for (const [index, entry] of pages.entries()) {
          const before = pages[index - 1]
          const after = pages[index + 1]
          if (entry === "gap" && typeof before === "number" && typeof after === "number") {
            expect(after - before).toBeGreaterThan(2)
          }
          if (typeof entry === "number" && typeof before === "number") expect(entry).toBe(before + 1)
        }
      }),
    )
  })
})

describe("status", () => {
  it.each([
    ["CANCELLED_BY_SUPPLIER", "danger"],
    ["PAYMENT_FAILED", "danger"],
    ["PENDING_REVIEW", "warning"],
    ["LOAN_IN_PROCESS", "warning"],
    ["RETURNED", "success"],
    ["PENDING_FULFILMENT", "success"],
    ["IN REVIEW", "warning"],
    ["DECLINED", "danger"],
    ["UNKNOWN", "danger"],
    ["APPROVED", "success"],
    ["PICKUPED", "success"],
    ["ON_HOLD", "danger"],
    ["PENDING_RETURN", "warning"],
    ["RECEIVED", "success"],
    ["SOMETHING_NEW", "neutral"],
  ])("%s is %s", (status, tone) => expect(statusTone(status)).toBe(tone))

  it("reads as words", () => {
    expect(statusLabel("CANCELLED_BY_SUPPLIER")).toBe("Canceled by supplier")
    expect(statusLabel("PENDING_ESIGNATURE")).toBe("Pending e-signature")
    expect(statusLabel("SUPPLIER_CANCELLED")).toBe("Canceled by supplier")
    expect(statusLabel("IN REVIEW")).toBe("In review")
  })
})
