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

/** Ended some time ago; the list shows it on request. */
const ENDED: DemoMarkup = category("markup-tv-week", 1_500, "televisions")

const saved = (result: Result.Result<{ readonly markup: PriceMarkup }, unknown>) =>
  Result.isSuccess(result)
    ? Effect.succeed(result.success.markup)
    : Effect.die(new Error("A demo price markup is refused"))

/**
 * Saves the rules and generates the catalog's prices by them. Returns the products at these prices, for the past
 * orders. Idempotent.
 */
export const generateDemoPrices = Effect.fnUntraced(function* (catalogue: ReadonlyArray<Product>) {
  const markups: Array<PriceMarkup> = []
  for (const { id, ...terms } of DEMO_MARKUPS)
    markups.push(yield* saved(yield* addMarkup(id, terms, owner.username)))
  const { id, ...terms } = ENDED
  const ended = yield* saved(yield* addMarkup(id, terms, owner.username))
  yield* updateMarkup({ ...ended, isDeleted: true, terms }, owner.username)
  yield* requestGeneration({ id: owner.username, name: `${owner.firstName} ${owner.lastName}` })
  yield* runRequestedGeneration
  const price = pricing(markups)
  return catalogue.map((product) => {
    const priced = price(product)
    if (priced === undefined) return product
    return {
      ...product,
      salePrice: priced.price,
      regularPrice: Math.max(product.regularPrice, priced.price),
      winnerMarkupId: priced.winnerMarkupId,
    }
  })
})
