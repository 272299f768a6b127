import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type FileRow, takeBatch } from "./file-rows.ts"
import { parseProducts } from "./parse-products.ts"
import { PROFILE_COLUMNS } from "./profile-columns.ts"

type Cells = Readonly<Record<string, unknown>>

async function* fileOf(fields: Cells): AsyncGenerator<FileRow> {
  yield { _tag: "row", line: 2, fields }
}
const parsed = async (fields: Cells, profile: string, columns: Readonly<Record<string, string>> | null) =>
  (await takeBatch(parseProducts(fileOf(fields), profile, columns), 2))[0]

const examples = PROFILE_COLUMNS.map(({ profile, columns }) => ({
  profile,
  names: columns.map(({ name }) => name),
  cells: Object.fromEntries(columns.map(({ name, example }) => [name, example])),
}))
const columnNames = (count: number, reserved: ReadonlyArray<string>) =>
  fc.uniqueArray(fc.oneof(fc.constantFrom(...reserved), fc.string({ minLength: 1, maxLength: 20 })), {
    minLength: count,
    maxLength: count,
  })

describe.each(examples)("files of $profile", ({ profile, names, cells }) => {
  test("a renamed file is read as the original, whatever its columns are called", async () => {
    await fc.assert(
      fc.asyncProperty(columnNames(names.length, names), fc.string(), async (called, color) => {
        const further = "Color of the lid, no column of anybody"
        const columns = Object.fromEntries(names.map((name, place) => [called[place] ?? "", name]))
        const renamed = Object.fromEntries(names.map((name, place) => [called[place] ?? "", cells[name]]))
        const original = await parsed({ ...cells, [further]: color }, profile, null)
        expect(original).toMatchObject({ _tag: "product" })
        expect(await parsed({ ...renamed, [further]: color }, profile, columns)).toEqual(original)
      }),
    )
  })

  test("the required columns are enough, and none of them can be left out", async () => {
    const required = PROFILE_COLUMNS.find((each) => each.profile === profile)?.columns.filter(
      ({ isRequired }) => isRequired,
    )
    const least = Object.fromEntries((required ?? []).map(({ name, example }) => [name, example]))
    expect(await parsed(least, profile, null)).toMatchObject({ _tag: "product" })
    for (const name of Object.keys(least)) {
      expect(await parsed({ ...least, [name]: undefined }, profile, null)).toMatchObject({ _tag: "rejected" })
    }
  })
})

test("a mapping that was saved with blanks around a column's name still finds it", async () => {
  const fields = { Seller: "Abt", Item: "Lamp L-1", Retail: "20.00" }
  const columns = { Seller: "shop", " Item ": "name", Retail: "price" }
  expect(await parsed(fields, "abt-buy", columns)).toMatchObject({ product: { name: "Lamp L-1" } })
})

test("a weight comes from the mapped column, not from one that only has its name", async () => {
  const fields = { Seller: "Abt", Item: "Lamp L-1", Retail: "20.00", "Weight (lb)": "24.5" }
  const columns = { Seller: "shop", Item: "name", Retail: "price", "Weight (lb)": "shippingWeight" }
  const read = await parsed(fields, "abt-buy", columns)
  expect(read).toMatchObject({ product: { shippingWeight: 2_450, attributes: {} } })
  const wrong = await parsed({ ...fields, "Weight (lb)": "heavy" }, "abt-buy", columns)
  expect(wrong).toMatchObject({ _tag: "rejected", reason: expect.stringContaining("“heavy”") })
  const { "Weight (lb)": _, ...others } = columns
  const unnamed = await parsed({ ...fields, "Weight (lb)": "", shippingWeight: "99" }, "abt-buy", others)
  expect(unnamed).toMatchObject({ product: { shippingWeight: null } })
})

test("a column that only has the name of one of the profile's is not used for it", async () => {
  const fields = { brand: "Whoever", price: "1.00", Seller: "Abt", Item: "Lamp L-1", Retail: "20.00" }
  const columns = { Seller: "shop", Item: "name", Retail: "price" }
  const read = await parsed({ ...fields, description: "Not this" }, "abt-buy", columns)
  expect(read).toMatchObject({
    product: { name: "Lamp L-1", salePrice: 2_000, description: "", attributes: { brand: "Whoever" } },
  })
})
