import { requestGeneration, runRequestedGeneration } from "@voltread/api/prices/generation-job.ts"
import { addMarkup, updateMarkup } from "@voltread/api/prices/markups.ts"
import type { MarkupRule, MarkupTerms, PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { pricing } from "@voltread/domain/catalogue/markup-price.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect, Result } from "effect"
import { DEMO_LOGINS } from "../start/logins.ts"

const [, , owner] = DEMO_LOGINS

interface DemoMarkup extends MarkupTerms {
  readonly id: string
}

/** A markup in hundredths of a percent on products of every kind and supplier, rounded up to .99. */
const percent = (id: string, markupValue: number, chosen: Partial<MarkupRule> = {}): DemoMarkup => ({
  id,
  supplierId: null,
  type: "ANY",
  rule: {
    ruleType: "ALL",
    categoryName: null,
    minPrice: null,
    maxPrice: null,
    brands: [],
    markupType: "PERCENT",
    markupValue,
    roundingMethod: "UP_TO_99",
    ...chosen,
  },
})

const category = (id: string, markupValue: number, categoryName: string) =>
  percent(id, markupValue, { ruleType: "CATEGORY", categoryName })

/** The demo shop's price rules: low margins on phones and expensive products, higher ones on small items. */
export const DEMO_MARKUPS: ReadonlyArray<DemoMarkup> = [
  percent("markup-everything", 3_400),
  percent("markup-small", 4_500, { ruleType: "PRICE_RANGE", maxPrice: 4_999 }),
  percent("markup-dear", 2_400, { ruleType: "PRICE_RANGE", minPrice: 150_000 }),
  category("markup-phones", 1_900, "smartphones"),
  category("markup-appliances", 3_000, "home-appliances"),
  category("markup-tires", 2_600, "tires"),
  category("markup-wheels", 3_100, "wheels"),
  percent("markup-northmark", 2_200, {
    ruleType: "BRAND",
    categoryName: "tires",
    brands: [{ id: "northmark", name: "Northmark" }],
  }),
]

/** A week of cheaper televisions, which is over: the list shows it on request. */
const TV_WEEK: DemoMarkup = category("markup-tv-week", 1_500, "televisions")

const saved = (result: Result.Result<{ readonly markup: PriceMarkup }, unknown>) =>
  Result.isSuccess(result)
    ? Effect.succeed(result.success.markup)
    : Effect.die(new Error("A demo price markup is refused"))

const save = ({ id, ...terms }: DemoMarkup) =>
  addMarkup(id, terms, owner.username).pipe(Effect.flatMap(saved))

/** Saves the rules as they were in that week. Idempotent. */
export const saveDemoMarkups = Effect.gen(function* () {
  return { lasting: yield* Effect.forEach(DEMO_MARKUPS, save), tvWeek: yield* save(TV_WEEK) }
})

/** Ends the week, and generates the prices that change with it. Idempotent. */
export const endTvWeek = Effect.fnUntraced(function* (tvWeek: PriceMarkup) {
  const { id: _, ...terms } = TV_WEEK
  yield* updateMarkup({ ...tvWeek, isDeleted: true, terms }, owner.username).pipe(Effect.flatMap(saved))
  yield* requestGeneration({ id: owner.username, name: `${owner.firstName} ${owner.lastName}` })
  yield* runRequestedGeneration
})

/** The products at the prices that these rules make. */
export const pricedBy = (
  markups: ReadonlyArray<PriceMarkup>,
  products: ReadonlyArray<Product>,
): ReadonlyArray<Product> => {
  const price = pricing(markups)
  return products.map((product) => {
    const priced = price(product)
    if (priced === undefined) return product
    return {
      ...product,
      salePrice: priced.price,
      regularPrice: Math.max(product.regularPrice, priced.price),
      winnerMarkupId: priced.winnerMarkupId,
    }
  })
}
