import type { FileColumns } from "@voltread/domain/contract/import-mapping.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import MappingFields from "./mapping-fields.tsx"

const file: FileColumns = {
  profile: null,
  columns: [
    { name: "Item", values: ["Desk lamp", "Floor lamp"] },
    { name: "Hint", values: [] },
  ],
}
const profiles = [
  { profile: "abt-buy", columns: [{ name: "name", isRequired: true, example: "Acme soundbar" }] },
]
const render = (problem: string | undefined, isReplacing = false): string =>
  renderToStaticMarkup(
    <MappingFields
      file={file}
      profiles={profiles}
      draft={{ name: "acme", profile: "abt-buy", columns: { Item: "name" } }}
      isReplacing={isReplacing}
      problem={problem}
      onChange={() => undefined}
    />,
  )

it("shows each column with some values and what it can stand for", () => {
  const markup = render(undefined)
  expect(markup).toContain("Desk lamp · Floor lamp")
  expect(markup).toContain("Empty in the first lines")
  expect(markup).toMatch(/<option value="name"[^>]* selected="">name \(required\)/)
})

it("says what is missing, and what it would write over", () => {
  expect(render("No column of the file stands for “price” yet.")).toContain("stands for “price” yet")
  expect(render(undefined)).not.toContain("Replaces the saved mapping")
  expect(render(undefined, true)).toContain("Replaces the saved mapping")
})
