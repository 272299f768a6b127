import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { checkoutAddresses, decodeCheckoutForm } from "./checkout-form.ts"

const shipping = {
  firstName: "Ada",
  lastName: "Byron-King",
  address1: "1745 T Street Southeast",
  city: "Washington",
  state: "DC",
  postalCode: "20020",
  phone: "2025550143",
}
const billing = {
  billingFirstName: "Ada",
  billingLastName: "Byron",
  billingAddress1: "421 1/2 6th Street Southeast",
  billingCity: "New York",
  billingState: "NY",
  billingPostalCode: "10001",
  billingPhone: "2125551212",
}
const same = { ...shipping, isBillingShippingSame: true }
const other = { ...shipping, isBillingShippingSame: false, ...billing }

/** The first message for each field, as forms show it. */
const messages = (form: unknown): Readonly<Record<string, string | undefined>> =>
  Result.match(decodeCheckoutForm(form), {
    onSuccess: () => ({}),
    onFailure: (errors) =>
      Object.fromEntries(
        errors.map(({ property, constraints }) => [property, Object.values(constraints)[0]]),
      ),
  })

const required = {
  firstName: "Please enter First Name",
  lastName: "Please enter Last Name",
  address1: "Please enter your Address",
  city: "Please enter a City",
  state: "Please select a state",
  postalCode: "Please enter a valid US Postal Code",
  phone: "Please enter a valid US Phone Number",
}

describe("a checkout's shipping address", () => {
  test("is taken, trimmed", () => {
    const typed = { ...same, firstName: "  Ada ", address1: " 1745 T Street Southeast", city: "Washington " }
    expect(decodeCheckoutForm(typed)).toEqual(Result.succeed(same))
  })

  test.each([
    ["  ", ""],
    [" Unit 4\n Back door ", "Unit 4 Back door"],
    [`${"a".repeat(96)} `, "a".repeat(96)],
  ])("has %j as its second line: %j", (typed, address2) => {
    expect(decodeCheckoutForm({ ...same, address2: typed })).toEqual(Result.succeed({ ...same, address2 }))
  })

  test("names everything that is missing, at once", () => {
    expect(messages({ isBillingShippingSame: true })).toEqual(required)
    const blank = Object.fromEntries(Object.keys(shipping).map((field) => [field, "  "]))
    expect(messages({ ...blank, isBillingShippingSame: true })).toEqual(required)
    const wrong = Object.fromEntries(Object.keys(shipping).map((field) => [field, null]))
    expect(messages({ ...wrong, isBillingShippingSame: true })).toEqual(required)
  })

  test.each([
    ["firstName", "A", "its too Short"],
    ["firstName", " A ", "its too Short"],
    ["firstName", "O'Brien", "First Name must only have alphabets or numbers or -"],
    ["lastName", "Byron.", "Last Name must only have alphabets or numbers or -"],
    ["address1", "a".repeat(97), "its too Long"],
    ["address2", "a".repeat(97), "its too Long."],
    ["state", "PR", "Please select a state"],
    ["state", "dc", "Please select a state"],
    ["state", "toString", "Please select a state"],
    ["postalCode", "2002", "Please enter a valid US Postal Code"],
    ["postalCode", "120020", "Please enter a valid US Postal Code"],
    ["postalCode", "20020-1234", "Please enter a valid US Postal Code"],
    ["postalCode", "２００２０", "Please enter a valid US Postal Code"],
    ["phone", "(202) 555-0143", "Please enter a valid US Phone Number"],
    ["phone", " 2025550143", "Please enter a valid US Phone Number"],
    ["phone", "4165550123", "Please enter a valid US Phone Number"],
    ["country", "CA", "We deliver in the United States only"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(messages({ ...same, [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ["firstName", "Mary Ann 2"],
    ["firstName", "Al"],
    ["lastName", "Łukasiewicz"],
    ["address1", "a".repeat(96)],
    ["address2", ""],
    ["address2", "a".repeat(96)],
    ["postalCode", "20500"],
    ["country", "US"],
  ])("takes %s %j", (field, value) => {
    expect(messages({ ...same, [field]: value })).toEqual({})
  })

  test("points out a postal code of another state, and of none", () => {
    expect(messages({ ...same, postalCode: "97201" })).toEqual({
      postalCode: "The ZIP code 97201 is in Oregon, not in District of Columbia.",
    })
    expect(messages({ ...other, postalCode: "97201" })).toEqual({
      postalCode: "The ZIP code 97201 is in Oregon, not in District of Columbia.",
    })
    expect(messages({ ...other, billingPostalCode: "00000" })).toEqual({
      billingPostalCode: "No US state has the ZIP code 00000.",
    })
  })

  test("names the rules that are broken, for programs", () => {
    expect(decodeCheckoutForm({ ...same, firstName: "'" })).toEqual(
      Result.fail([
        {
          property: "firstName",
          constraints: {
            minLength: "its too Short",
            matches: "First Name must only have alphabets or numbers or -",
          },
        },
      ]),
    )
  })
})

describe("a checkout's billing address", () => {
  test("is ignored when it is the shipping address", () => {
    expect(messages({ ...same, billingPhone: "nonsense" })).toEqual({})
  })

  test("is required when it is another", () => {
    expect(messages({ ...shipping, isBillingShippingSame: false })).toEqual(
      Object.fromEntries(
        Object.entries(required).map(([field, message]) => [
          `billing${field[0]?.toUpperCase()}${field.slice(1)}`,
          message,
        ]),
      ),
    )
    expect(messages(other)).toEqual({})
  })

  test.each([
    ["billingFirstName", "A", "its too Short"],
    ["billingFirstName", "Ada2", "First Name must only have alphabets"],
    ["billingLastName", "Byron-King", "Last Name must only have alphabets"],
    ["billingCity", "X", "Please enter a valid City"],
    ["billingCity", "Paris 7", "Please enter a valid City"],
    ["billingCity", "7 Paris", "Please enter a valid City"],
    ["billingState", "XX", "Please select a state"],
    ["billingPostalCode", "1000", "Please enter a valid US Postal Code"],
    ["billingPhone", "1234567890", "Please enter a valid US Phone Number"],
    ["billingCountry", "MX", "Please enter a billing address in the United States"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(messages({ ...other, [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ["billingFirstName", "Al"],
    ["billingCity", "Uz"],
    ["billingCity", "Winston-Salem, North"],
  ])("takes %s %j", (field, value) => {
    expect(messages({ ...other, [field]: value })).toEqual({})
  })
})

test.each([undefined, null, "text", {}, { isBillingShippingSame: "yes" }])("%j is not a checkout", (form) => {
  expect(messages(form)).toEqual({ "": "Please say whether the billing address is the shipping address" })
})

test("a form yields two addresses in the US", () => {
  const addresses = (form: unknown) =>
    Result.getOrThrow(Result.map(decodeCheckoutForm(form), checkoutAddresses))
  const shippingAddress = { ...shipping, address2: "", country: "US" }
  expect(addresses(same)).toEqual({ shippingAddress, billingAddress: shippingAddress })
  expect(addresses(other)).toEqual({
    shippingAddress,
    billingAddress: {
      firstName: "Ada",
      lastName: "Byron",
      address1: "421 1/2 6th Street Southeast",
      address2: "",
      city: "New York",
      state: "NY",
      postalCode: "10001",
      country: "US",
      phone: "2125551212",
    },
  })
})
