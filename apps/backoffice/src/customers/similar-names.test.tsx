import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { SimilarNames } from "./similar-names.tsx"

test("the list says where it has similar names only", () => {
  const note = (areSimilar: boolean) =>
    renderToStaticMarkup(<SimilarNames page={{ areSimilar }} searched="Jonh Smith" />)
  expect(note(true)).toContain("No customer called “Jonh Smith”. These have similar names.")
  expect(note(false)).toBe("")
})
