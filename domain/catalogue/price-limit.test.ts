import { expect, test } from "vitest"
import { priceLimit } from "./price-limit.ts"

test.each([
  ["tv under $300", "tv", 0, 30_000],
  ["tv for under $300", "tv", 0, 30_000],
  ["tires at less than 150", "tires", 0, 15_000],
  ["noise cancelling headphones under 200", "noise cancelling headphones", 0, 20_000],
  ["laptops up to 1,000 dollars ", "laptops", 0, 100_000],
  ["tires under $1,000,000", "tires", 0, 100_000_000],
  ["cable less than $ 9.99", "cable", 0, 999],
  ["cable under 10 usd", "cable", 0, 1_000],
  ["mouse over 100", "mouse", 10_000, Number.POSITIVE_INFINITY],
  ["TV Over 1500", "TV", 150_000, Number.POSITIVE_INFINITY],
  ["fridge more than 2,499$", "fridge", 249_900, Number.POSITIVE_INFINITY],
  ["tv for under $300!", "tv", 0, 30_000],
  ["tv over $500 under $1000", "tv", 50_000, 100_000],
  ["tv more than 500 but less than 1,000", "tv", 50_000, 100_000],
  ["tablets between $200 and 400", "tablets", 20_000, 40_000],
  ["tablets from 200 - 400 dollars", "tablets", 20_000, 40_000],
])("%j asks for a price", (query, text, minPrice, maxPrice) => {
  const found = priceLimit(query)
  expect(found).toMatchObject({ text, minPrice, maxPrice })
  expect(`${text}${found.limit}`).toBe(query.trim())
})

test.each([
  "tires over 18",
  "tires between 17 and 18",
  "tvs from 55 to 100",
  "laptops from 15 to 17 inches",
  "tvs over 99",
  "tv under 65 inches",
  "under armour",
  "under $300",
  "over-ear headphones",
  "tv 300",
  "",
])("%j asks for none", (query) => {
  expect(priceLimit(query)).toEqual({
    ...{ text: query, limit: "" },
    ...{ minPrice: 0, maxPrice: Number.POSITIVE_INFINITY },
  })
})
