import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { fromWritten, isPrice } from "@voltread/domain/shared/money.ts"

export const TERMS_KINDS = ["percent", "fixed", "tiers", "category"] as const
export type TermsKind = (typeof TERMS_KINDS)[number]

/** The form of terms as it is typed in. */
export interface TermsValues {
  readonly kind: TermsKind
  /** Of `percent`, and for the categories that are not named. */
  readonly percent: string
  /** Dollars for each order. */
  readonly amount: string
  /** A line each, `500: 6` or `tires: 5`. */
  readonly lines: string
}

type TermsErrors = Partial<Readonly<Record<"percent" | "amount" | "lines", string>>>

type Read = { readonly terms: CommissionTerms } | { readonly errors: TermsErrors }

const PERCENT = "Please enter a percentage from 0 to 100, such as 6.5"
const AMOUNT = "Please enter an amount, such as 25.00"

/** `6.5` → `650`; undefined for what is no percentage. */
const basisPointsOf = (text: string): number | undefined => {
  const [, whole, part = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(part.padEnd(2, "0"))
  return points <= 10_000 ? points : undefined
}

/** `25.5` → `2550`. */
const centsOf = (text: string): number | undefined => {
  const cents = fromWritten(text)
  return cents !== undefined && isPrice(cents) ? cents : undefined
}

interface TypedLine {
  readonly name: string
  readonly basisPoints: number
}

/** Name and percentage of each line that is not empty; undefined when one is neither. */
const linesOf = (text: string): ReadonlyArray<TypedLine> | undefined => {
  const lines = text.split("\n").filter((line) => line.trim() !== "")
  const read = lines.map((line) => {
    const at = line.lastIndexOf(":")
    const name = line.slice(0, Math.max(at, 0)).trim()
    const basisPoints = basisPointsOf(line.slice(at + 1))
    return name === "" || basisPoints === undefined ? undefined : { name, basisPoints }
  })
  const known = read.filter((line) => line !== undefined)
  return known.length === read.length ? known : undefined
}

/** The terms that were typed in, or what is wrong with them by field. */
export const readTerms = ({ kind, percent, amount, lines }: TermsValues): Read => {
  switch (kind) {
    case "percent": {
      const basisPoints = basisPointsOf(percent)
      return basisPoints === undefined ? { errors: { percent: PERCENT } } : { terms: { kind, basisPoints } }
    }
    case "fixed": {
      const cents = centsOf(amount)
      return cents === undefined ? { errors: { amount: AMOUNT } } : { terms: { kind, amount: cents } }
    }
    case "tiers": {
      const tiers = linesOf(lines)?.map(({ name, basisPoints }) => ({ from: centsOf(name), basisPoints }))
      const known = tiers?.flatMap(({ from, basisPoints }) =>
        from === undefined ? [] : [{ from, basisPoints }],
      )
      return known === undefined || known.length === 0 || known.length !== tiers?.length
        ? { errors: { lines: "Please enter a line for each tier, such as 500: 6" } }
        : { terms: { kind, tiers: known } }
    }
    case "category": {
      const rates = linesOf(lines)?.map(({ name, basisPoints }) => ({ category: name, basisPoints }))
      const otherBasisPoints = basisPointsOf(percent)
      if (rates === undefined)
        return { errors: { lines: "Please enter a line for each category, such as tires: 5" } }
      return otherBasisPoints === undefined
        ? { errors: { percent: PERCENT } }
        : { terms: { kind, rates, otherBasisPoints } }
    }
  }
}
