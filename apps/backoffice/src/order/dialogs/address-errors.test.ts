import { expect, it } from "vitest"
import { addressErrors } from "./address-errors.ts"

const good = {
  firstName: "Ada",
  lastName: "Vance",
  address1: "1 Main St",
  address2: "",
  city: "Provo",
  state: "UT",
  postalCode: "84601",
  phone: "8015550100",
}

it("finds nothing wrong with a good address of either kind", () => {
  const phone = "8015552100"
  expect(addressErrors("shipping", { ...good, phone })).toBeUndefined()
  expect(addressErrors("billing", { ...good, phone })).toBeUndefined()
})

it("says what the spec says, under the names of the form", () => {
  const bad = { ...good, firstName: "A", city: "", state: "", postalCode: "8460", phone: "12" }
  expect(addressErrors("shipping", bad)).toEqual({
    fields: {
      firstName: "its too Short",
      city: "Please enter a City",
      state: "Please select a state",
      postalCode: "Please enter a valid US Postal Code",
      phone: "Please enter a valid US Phone Number",
    },
  })
})

it("holds a bill's address to the bill's rules, and to no others", () => {
  const digits = { ...good, phone: "8015552100", firstName: "R2D2", address1: "x".repeat(200) }
  expect(addressErrors("billing", digits)).toEqual({
    fields: { firstName: "First Name must only have alphabets" },
  })
  expect(addressErrors("shipping", digits)).toEqual({ fields: { address1: "its too Long" } })
})
