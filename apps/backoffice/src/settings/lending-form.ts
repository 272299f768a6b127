import { LENDING_LABELS, PRODUCTS, TERM_LABELS, TERMS } from "@voltread/domain/shared/lending-words.ts"
import {
  type LoanTerms,
  type OfferedTerms,
  PAYMENT_INTERVALS,
  type PaymentInterval,
} from "@voltread/domain/shared/loan-terms.ts"
import { fromDecimal, toDecimal } from "@voltread/domain/shared/money.ts"
import { type FieldValues, isWrong, type SectionForm, type SettingField } from "./setting-field.ts"

type Amount = Exclude<keyof OfferedTerms, "every">

/** How a term is typed in and shown. The server says which values are possible. */
interface Notation {
  readonly unit: string
  readonly read: (text: string) => number | undefined
  readonly show: (value: number) => string
  readonly wrong: string
}

const dollars: Notation = {
  unit: ", $",
  read: (text) => fromDecimal(text.replace(/^\$/, "").replaceAll(",", "")),
  show: toDecimal,
  wrong: "Please enter an amount such as 150.00",
}

/** Hundredths of a percent are cents of a dollar to whoever types them in. */
const percentage: Notation = {
  unit: ", %",
  read: (text) => fromDecimal(text.replace(/ ?%$/, "")),
  show: (value) => String(value / 100),
  wrong: "Please enter a percentage such as 85",
}

const count: Notation = {
  unit: "",
  read: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
  show: String,
  wrong: "Please enter a whole number",
}

const NOTATIONS: Readonly<Record<Amount, Notation>> = {
  cheapest: dollars,
  dearest: dollars,
  initialPayment: dollars,
  payments: count,
  cost: percentage,
  earlyPurchaseDays: count,
  earlyCost: percentage,
}

const INTERVALS = PAYMENT_INTERVALS.map((id) => ({ id, label: id }))

const fieldOf = (product: keyof LoanTerms, term: keyof OfferedTerms): SettingField => {
  const name = `${product}.${term}`
  const label = `${LENDING_LABELS[product]}: ${TERM_LABELS[term]}`
  return term === "every"
    ? { name, label, options: INTERVALS }
    : { name, label: label + NOTATIONS[term].unit }
}

const isInterval = (text: string): text is PaymentInterval => PAYMENT_INTERVALS.some((each) => each === text)

const readTerms = (product: keyof LoanTerms, values: FieldValues) => {
  const errors: Record<string, string> = {}
  const amount = (term: Amount): number => {
    const name = `${product}.${term}`
    const { read, wrong } = NOTATIONS[term]
    const value = read((values[name] ?? "").trim())
    if (value === undefined) errors[name] = wrong
    return value ?? 0
  }
  const every = values[`${product}.every`] ?? ""
  if (!isInterval(every)) errors[`${product}.every`] = "Please choose how often"
  const terms: OfferedTerms = {
    cheapest: amount("cheapest"),
    dearest: amount("dearest"),
    initialPayment: amount("initialPayment"),
    payments: amount("payments"),
    every: isInterval(every) ? every : "month",
    cost: amount("cost"),
    earlyPurchaseDays: amount("earlyPurchaseDays"),
    earlyCost: amount("earlyCost"),
  }
  return { terms, errors }
}

const show = (term: keyof OfferedTerms, terms: OfferedTerms): string =>
  term === "every" ? terms.every : NOTATIONS[term].show(terms[term])

/** What the shop offers to whoever pays over time. */
export const lending: SectionForm = {
  fields: PRODUCTS.flatMap((product) => TERMS.map((term) => fieldOf(product, term))),
  values: (settings) =>
    Object.fromEntries(
      PRODUCTS.flatMap((product) =>
        TERMS.map((term) => [`${product}.${term}`, show(term, settings.lending[product])]),
      ),
    ),
  read: (values) => {
    const lease = readTerms("lease", values)
    const loan = readTerms("loan", values)
    const errors = { ...lease.errors, ...loan.errors }
    return isWrong(errors) ? { errors } : { value: { lease: lease.terms, loan: loan.terms } }
  },
}
