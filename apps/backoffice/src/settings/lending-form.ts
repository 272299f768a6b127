import { LENDING_LABELS, PRODUCTS, TERM_LABELS } from "@voltread/domain/shared/lending-words.ts"
import { fromWritten, toDecimal } from "@voltread/domain/shared/money.ts"
import { isWrong, readAll, type SectionForm } from "./setting-field.ts"

const AMOUNTS = PRODUCTS.flatMap((product) =>
  (["cheapest", "dearest"] as const).map((term) => ({ name: `${product}.${term}`, product, term })),
)

/** Which amounts whoever pays over time can apply for; the server says which of them are possible. */
export const lending: SectionForm = {
  fields: AMOUNTS.map(({ name, product, term }) => ({
    name,
    label: `${LENDING_LABELS[product]}: ${TERM_LABELS[term]}, $`,
  })),
  values: (settings) =>
    Object.fromEntries(
      AMOUNTS.map(({ name, product, term }) => [name, toDecimal(settings.lending[product][term])]),
    ),
  read: (values) => {
    const names = AMOUNTS.map(({ name }) => name)
    const { found, errors } = readAll(names, values, fromWritten, "Please enter an amount such as 150.00")
    const amounts = (product: "lease" | "loan") => ({
      cheapest: found[`${product}.cheapest`] ?? 0,
      dearest: found[`${product}.dearest`] ?? 0,
    })
    return isWrong(errors) ? { errors } : { value: { lease: amounts("lease"), loan: amounts("loan") } }
  },
}
