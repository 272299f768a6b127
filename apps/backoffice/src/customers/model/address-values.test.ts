import { describe, expect, it } from "vitest"
import { type AddressValues, addressBody, addressErrors, addressValues } from "./address-values.ts"

const owner = { firstName: "Ann", lastName: "Lee", phone: "5125550100" }
const austin: AddressValues = {
  ...addressValues(undefined, owner),
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
}

describe("the form of an address", () => {
  it("starts a new address with the customer's name and phone number", () => {
    expect(addressValues(undefined, owner)).toMatchObject({ ...owner, city: "", isBillingShippingSame: true })
    expect(addressErrors(austin, true)).toBeUndefined()
  })

  it("points out each wrong field in the words of the spec", () => {
    expect(addressErrors({ ...austin, firstName: " ", city: "", phone: "1" }, true)?.fields).toEqual({
      firstName: "Please enter First Name",
      city: "Please enter a City",
      phone: "Please enter a valid US Phone Number",
    })
  })

  it("points out a postal code of another state", () => {
    expect(addressErrors({ ...austin, state: "CO" }, false)?.fields).toEqual({
      postalCode: "The ZIP code 78701 is in Texas, not in Colorado.",
    })
  })

  it("asks for billing fields only where billing is of its own", () => {
    const billing = { ...austin, isBillingShippingSame: false }
    expect(Object.keys(addressErrors(billing, true)?.fields ?? {})).toContain("billingCity")
    expect(addressErrors({ ...billing, isBillingShippingSame: true }, true)).toBeUndefined()
  })

  it("makes an address a default, and never takes the default away", () => {
    expect(addressBody({ ...austin, isDefaultShipping: true })).toMatchObject({ isDefaultShipping: true })
    expect(addressBody(austin)).not.toHaveProperty("isDefaultShipping")
    expect(addressBody(austin)).not.toHaveProperty("isDefaultBilling")
  })
})
