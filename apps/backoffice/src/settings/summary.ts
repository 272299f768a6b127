import { LENDING_LABELS, PRODUCTS, termsInWords } from "@voltread/domain/shared/lending-words.ts"
import { offeredTerms } from "@voltread/domain/shared/loan-terms.ts"
import { bandsInWords, percent } from "@voltread/domain/shared/settings-labels.ts"
import type { ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { US_STATES } from "@voltread/domain/shared/us-states.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"

type Facts = ReadonlyArray<readonly [string, string]>

const STATES = Object.entries(US_STATES)

export const taxRates = ({ tax }: ShopSettings): Facts =>
  STATES.map(([code, name]) => [
    name,
    `${percent(tax.rates[code] ?? 0)}${tax.taxesShipping.includes(code) ? ", also on shipping" : ""}`,
  ])

export const surcharges = ({ shipping }: ShopSettings): Facts =>
  STATES.flatMap(([code, name]) => {
    const cents = shipping.surcharges[code] ?? 0
    return cents === 0 ? [] : [[name, `${formatMoney(cents / 100)} extra for each unit`] as const]
  })

export const lending = (settings: ShopSettings): Facts =>
  PRODUCTS.map((product) => [LENDING_LABELS[product], termsInWords(offeredTerms(settings.lending)[product])])

export const weightBands = ({ shipping }: ShopSettings): Facts => [
  ...(shipping.weightBands === undefined
    ? []
    : [["Everywhere", bandsInWords(shipping.weightBands)] as const]),
  ...STATES.flatMap(([code, name]) => {
    const own = shipping.stateWeightBands?.[code]
    return own === undefined ? [] : [[name, bandsInWords(own)] as const]
  }),
]
