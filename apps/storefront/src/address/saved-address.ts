import type { Address, AddressesData } from "@voltread/domain/contract/account.ts"
import type { PostalValues } from "@voltread/ui/form/postal-values.ts"

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
