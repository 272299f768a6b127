import { expect, it } from "vitest"
import { decodeDraft, noDraft } from "./checkout-draft.ts"
import { emptyCheckout } from "./checkout-values.ts"

it("reads back every field that the form has", () => {
  const values = Object.fromEntries(
    Object.entries(emptyCheckout).map(([key, value]) => [key, typeof value === "boolean" ? !value : key]),
  )
  const draft = { values, addressId: null, methodId: "card" }
  expect(decodeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

it("takes nothing from storage that is not a draft", () => {
  expect([null, "x", 7, []].map(decodeDraft)).toEqual([noDraft, noDraft, noDraft, noDraft])
  expect(
    decodeDraft({ values: { email: 7, isBillingShippingSame: "no", card: "4111" }, addressId: 4 }),
  ).toEqual(noDraft)
})
