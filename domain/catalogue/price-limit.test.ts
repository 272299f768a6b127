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
  ["tablets between 400 and 200", "tablets", 20_000, 40_000],
  ["tablets $200-$400", "tablets", 20_000, 40_000],
  ["tablets $200 to 400", "tablets", 20_000, 40_000],
  ["tv $300 or less", "tv", 0, 30_000],
  ["tv 300 dollars and up", "tv", 30_000, Number.POSITIVE_INFINITY],
  ["tv at most $300", "tv", 0, 30_000],
  ["tv at least 300 dollars", "tv", 30_000, Number.POSITIVE_INFINITY],
  ["tv <300", "tv", 0, 30_000],
  ["laptop under $1.5k", "laptop", 0, 150_000],
  ["tv around $300", "tv", 24_000, 36_000],
  ["tv for 300 dollars", "tv", 24_000, 36_000],
  ["under $300", "", 0, 30_000],
  [" under 300", "", 0, 30_000],
  ["between $300 and $500", "", 30_000, 50_000],
  ["over 500 dollars", "", 50_000, Number.POSITIVE_INFINITY],
  ["over $300 under $500", "", 30_000, 50_000],
])("%j asks for a price", (query, text, minPrice, maxPrice) => {
  const found = priceLimit(query)
  expect(found).toMatchObject({ text, minPrice, maxPrice })
  expect(`${text}${found.limit}`.trim()).toBe(query.trim())
})

test.each([
  ["under $500 laptops", "laptops", " under $500", 0, 50_000],
  ["$300 tv", "tv", " $300", 24_000, 36_000],
  ["laptop under $500, 16 gb", "laptop 16 gb", " under $500", 0, 50_000],
  ["under $500 over $300 tv", "tv", " over $300 under $500", 30_000, 50_000],
])("%j: a price before other words is put behind them", (query, text, limit, minPrice, maxPrice) => {
  expect(priceLimit(query)).toEqual({ text, limit, minPrice, maxPrice })
})

test.each([
  "tires over 18",
  "tires between 17 and 18",
  "tvs from 55 to 100",
  "laptops from 15 to 17 inches",
  "tvs over 99",
  "tv under 65 inches",
  "under armour",
  "under 300 lb massage chair",
  "screens over 100 inches",
  "over-ear headphones",
  "iphone 15 pro max 256",
  "monitors 4k",
  "tv under 4k",
  "washers and dryers",
  "tv 300",
  "300",
  "ssd 500 or more",
  "tires 205-225",
  "",
])("%j asks for none", (query) => {
  expect(priceLimit(query)).toEqual({
    ...{ text: query, limit: "" },
    ...{ minPrice: 0, maxPrice: Number.POSITIVE_INFINITY },
  })
})
