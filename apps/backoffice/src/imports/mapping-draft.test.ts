import type { FileColumns, ProfileColumns } from "@voltread/domain/contract/import-mapping.ts"
import { expect, test } from "vitest"
import { assigned, draftProblem, firstDraft, isSaved } from "./mapping-draft.ts"

const column = (name: string, isRequired: boolean) => ({ name, isRequired, example: "" })
const profiles: ReadonlyArray<ProfileColumns> = [
  { profile: "own", columns: [column("productId", true), column("salePrice", true), column("brand", true)] },
  { profile: "shops", columns: [column("title", true), column("price", true), column("brand", false)] },
]
const file: FileColumns = {
  profile: null,
  columns: ["Title", "Retail", "BRAND"].map((name) => ({ name, values: [] })),
}
const draft = { name: "acme", profile: "shops", columns: { Title: "title", BRAND: "brand" } }

test("a mapping begins with what is called alike, of the profile that fits best, under the name of the file", () => {
  expect(firstDraft("Acme Prices (2026).CSV.gz", file, profiles)).toEqual({
    ...draft,
    name: "acme-prices-2026",
  })
})

test("a file none of whose columns is called like anything begins with the shop's own format", () => {
  const odd = { profile: null, columns: [{ name: "Artikel", values: [] }] }
  expect(firstDraft("odd.csv", odd, profiles)).toEqual({ name: "odd", profile: "own", columns: {} })
})

test("what is missing is said until it is there", () => {
  expect(draftProblem(draft, file, profiles)).toBe("No column of the file stands for “price” yet.")
  const whole = assigned(draft, "Retail", "price")
  expect(draftProblem(whole, file, profiles)).toBeUndefined()
  expect(draftProblem(assigned(whole, "Title", ""), file, profiles)).toContain("“title”")
  expect(draftProblem({ ...whole, name: "Acme Ltd" }, file, profiles)).toContain("small letters")
})

test("a saved mapping whose columns the file has not is missing them", () => {
  const other = { ...draft, columns: { ...draft.columns, Cost: "price" } }
  expect(draftProblem(other, file, profiles)).toBe("No column of the file stands for “price” yet.")
})

test("a mapping is saved again only where it has changed, whatever the order of its columns", () => {
  const turned = { ...draft, columns: { BRAND: "brand", Title: "title" } }
  expect(isSaved(turned, [draft])).toBe(true)
  expect(isSaved(assigned(draft, "Retail", "price"), [draft])).toBe(false)
  expect(isSaved({ ...draft, name: "new" }, [draft])).toBe(false)
})
