import { AddressChange, AddressForm } from "@voltread/domain/accounts/address.ts"
import type { Address } from "@voltread/domain/contract/account.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import {
  type BillingValues,
  emptyBilling,
  emptyPostal,
  type PostalValues,
} from "@voltread/ui/form/postal-values.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"

/** An address with its use; billing fields keep what was typed while they are hidden. */
export interface AddressValues extends PostalValues, BillingValues {
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
  readonly isBillingShippingSame: boolean
}

/** What the form starts with: the address, or an empty one with the customer's name and phone number. */
export const addressValues = (
  address: Address | undefined,
  owner: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
): AddressValues => ({
  ...(address === undefined
    ? { ...emptyPostal, firstName: owner.firstName, lastName: owner.lastName, phone: owner.phone ?? "" }
    : postalOf(address)),
  isDefaultShipping: address?.isDefaultShipping ?? false,
  isDefaultBilling: address?.isDefaultBilling ?? false,
  isBillingShippingSame: true,
  ...emptyBilling,
})

const postalOf = (address: Address): PostalValues => ({
  firstName: address.firstName,
  lastName: address.lastName,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  state: address.state.value,
  postalCode: address.postalCode,
  phone: address.phone,
})

/** The address that a change replaces. */
export const replacedAddress = (address: Address): PostalAddress => ({
  ...postalOf(address),
  country: address.country.value,
})

/**
 * Sends a default flag only when it is set: without one the server decides about a new address, and leaves a known one as
 * it is.
 */
export const addressBody = ({ isDefaultShipping, isDefaultBilling, ...address }: AddressValues) => ({
  ...address,
  ...(isDefaultShipping ? { isDefaultShipping } : {}),
  ...(isDefaultBilling ? { isDefaultBilling } : {}),
})

const validateNew = schemaValidator(AddressForm)
const validateChange = schemaValidator(AddressChange)

/** Every field that is wrong with its message (spec §5); undefined when none is. */
export const addressErrors = (values: AddressValues, isNew: boolean) =>
  (isNew ? validateNew : validateChange)(addressBody(values))
