import { ACCEPTED_EMAILS, REFUSED_EMAILS } from "@voltread/domain/shared/email-examples.ts"
import { describe, expect, it } from "vitest"
import { type CheckoutValues, emptyCheckout } from "../checkout-draft/checkout-values.ts"
import { checkoutErrors } from "./checkout-rules.ts"

const filled: CheckoutValues = {
  ...emptyCheckout,
  email: "ann@example.com",
  firstName: "Ann",
  lastName: "Lee",
  address1: "12 Oak Street",
  city: "Chicago",
  state: "IL",
  postalCode: "60601",
  phone: "3125550142",
}

describe("checkout form", () => {
  it("takes a good form, billing fields ignored while billing is the same", () => {
    expect(checkoutErrors(filled)).toBeUndefined()
    expect(checkoutErrors({ ...filled, billingCity: "1" })).toBeUndefined()
  })

  it("asks for everything that is missing, in the words of the specification", () => {
    expect(checkoutErrors(emptyCheckout)?.fields).toMatchObject({
      email: "Please enter a valid email address",
      firstName: "Please enter First Name",
      lastName: "Please enter Last Name",
      address1: "Please enter your Address",
      city: "Please enter a City",
      state: "Please select a state",
      postalCode: "Please enter a valid US Postal Code",
      phone: "Please enter a valid US Phone Number",
    })
  })

  it.each(REFUSED_EMAILS)("refuses the address %j, as the server does", (email) => {
    expect(checkoutErrors({ ...filled, email })?.fields).toEqual({
      email: "Please enter a valid email address",
    })
  })

  it.each(ACCEPTED_EMAILS)("takes the address %j, as the server does", (email) => {
    expect(checkoutErrors({ ...filled, email: ` ${email}` })).toBeUndefined()
  })

  it("asks for billing fields when billing is not the same", () => {
    const fields = checkoutErrors({ ...filled, isBillingShippingSame: false })?.fields ?? {}
    expect(Object.keys(fields).sort()).toEqual([
      "billingAddress1",
      "billingCity",
      "billingFirstName",
      "billingLastName",
      "billingPhone",
      "billingPostalCode",
      "billingState",
    ])
  })
})
