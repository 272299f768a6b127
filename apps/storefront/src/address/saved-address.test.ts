import { AddressesData } from "@voltread/domain/contract/account.ts"
import { Arbitrary, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addressValues, savedAddresses } from "./saved-address.ts"

const sent = {
  addressId: "a1",
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  address2: "",
  city: "Austin",
  state: { label: "Texas", value: "TX" },
  postalCode: "78701",
  country: { label: "United States", value: "US" },
  phone: "5125550100",
  isDefaultShipping: true,
  isDefaultBilling: false,
  isBillingShippingSame: false,
  isCheckout: false,
}

describe("saved addresses", () => {
  it("know the state by its code", () => {
    const [address] = savedAddresses({ addresses: [sent] })
    expect(address).toMatchObject({ addressId: "a1", state: "TX", isDefaultShipping: true })
    if (address === undefined) throw new Error("not read")
    expect(addressValues(address)).toEqual({
      firstName: "Ann",
      lastName: "Lee",
      address1: "1 Main St",
      address2: "",
      city: "Austin",
      state: "TX",
      postalCode: "78701",
      phone: "5125550100",
    })
  })

  it("are read whatever the API may answer", async () => {
    const samples = Arbitrary.sampleEffect(Arbitrary.schema(AddressesData), { count: 200 })
    for (const { addresses } of await Effect.runPromise(samples)) {
      const expected = addresses.map(
        ({ state, country: _, isBillingShippingSame: _same, isCheckout: _checkout, ...rest }) => ({
          ...rest,
          state: state.value,
        }),
      )
      expect(savedAddresses({ addresses })).toEqual(expected)
    }
  })
})
