import type { Address, AddressesData } from "@voltread/domain/contract/account.ts"
import type { BillingValues, PostalValues } from "@voltread/ui/form/postal-values.ts"

/** An address of the account (spec §3). */
export interface SavedAddress
  extends Omit<Address, "state" | "country" | "isBillingShippingSame" | "isCheckout"> {
  /** Code, such as TX. */
  readonly state: string
}

export const addressValues = ({
  addressId: _id,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...values
}: SavedAddress): PostalValues => values

export const billingValues = (address: SavedAddress): BillingValues => ({
  billingFirstName: address.firstName,
  billingLastName: address.lastName,
  billingAddress1: address.address1,
  billingAddress2: address.address2,
  billingCity: address.city,
  billingState: address.state,
  billingPostalCode: address.postalCode,
  billingPhone: address.phone,
})

const savedAddress = ({
  state,
  country: _country,
  isBillingShippingSame: _same,
  isCheckout: _checkout,
  ...address
}: Address): SavedAddress => ({ ...address, state: state.value })

export const addressesSchema = async () =>
  (await import("@voltread/domain/contract/account.ts")).AddressesData

/** Defaults first. */
export const savedAddresses = ({ addresses }: typeof AddressesData.Type): ReadonlyArray<SavedAddress> =>
  addresses.map(savedAddress)
