import { base, en, Faker } from "@faker-js/faker"
import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { markupErrors } from "@voltread/domain/catalogue/markup-errors.ts"
import { pricing } from "@voltread/domain/catalogue/markup-price.ts"
import { expect, test } from "vitest"
import { demoCatalogue } from "./catalogue.ts"
import { DEMO_MARKUPS } from "./prices.ts"

const at = "2026-01-01T00:00:00.000Z"
const markups = DEMO_MARKUPS.map(
  (markup): PriceMarkup => ({ ...markup, isDeleted: false, createdAt: at, updatedAt: at }),
)

test("the demo's price markups contradict neither themselves nor each other", () => {
  for (const markup of markups) expect(markupErrors(markup, markups)).toEqual([])
})

test("each of them prices some of the demo's products, and together they price all, at a profit", () => {
  const { products } = demoCatalogue(new Faker({ locale: [en, base], seed: 1 }))
  const price = pricing(markups)
  const winners = new Set<string | undefined>()
  for (const product of products) {
    const priced = price(product)
    winners.add(priced?.winnerMarkupId)
    expect(priced?.price).toBeGreaterThan(product.supplierCost)
  }
  expect([...winners].sort()).toEqual(markups.map(({ id }) => id).sort())
})
