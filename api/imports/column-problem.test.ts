import { Product } from "@voltread/domain/catalogue/product.ts"
import { Store } from "@voltread/domain/catalogue/store.ts"
import { Result, Schema } from "effect"
import { expect, it } from "vitest"
import { columnProblem } from "./column-problem.ts"
import { STORES } from "./reference/stores.ts"
import { VEHICLES } from "./reference/vehicles.ts"

const problemOf = <A>(field: Schema.ConstraintDecoder<A>, column: string, value: unknown) =>
  Result.match(Schema.decodeUnknownResult(Schema.Struct({ [column]: field }))({ [column]: value }), {
    onSuccess: () => undefined,
    onFailure: columnProblem,
  })

it.each([
  [Product.fields.sku, "sku", "", "sku: must not be empty"],
  [Product.fields.name, "name", "x".repeat(501), "name: must have at most 500 characters"],
  [
    Product.fields.productType,
    "productType",
    "furniture",
    "productType: must be electronics, tire, wheel, or accessory",
  ],
  [Product.fields.isLive, "isLive", "maybe", "isLive: must be true or false"],
  [Store.fields.latitude, "latitude", 900, "latitude: must be between -90 and 90"],
  [Store.fields.latitude, "latitude", Number.NaN, "latitude: must be a number"],
  [
    Store.fields.postalCode,
    "postalCode",
    "1",
    "postalCode: must have 5 digits; spreadsheets leave out zeros in front",
  ],
  [Schema.String.check(Schema.isPattern(/^x$/)), "code", "1", "code: must be written as in the template"],
] as const)("says what a value must be, not what the schema expects: %#", (field, column, value, problem) => {
  expect(problemOf<unknown>(field, column, value)).toBe(problem)
})

it("names a column that the file does not have", () => {
  expect(STORES.read({ name: "Denver" })).toEqual(Result.fail("storeId: is missing"))
})

it("names the column of an axle as the file does", () => {
  const cells = { ...VEHICLES.columns, rearOffset: "wide" }
  expect(VEHICLES.read(cells)).toEqual(Result.fail("rearOffset: must be a number"))
})
