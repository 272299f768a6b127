import type { Address } from "@voltread/domain/contract/account.ts"
import type { PostalValues } from "@voltread/ui/form/postal-values.ts"
import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"

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

const decodeAddress = (value: unknown): ReadonlyArray<SavedAddress> =>
  isRecord(value) && textIn(value, "addressId") !== ""
    ? [
        {
          addressId: textIn(value, "addressId"),
          firstName: textIn(value, "firstName"),
          lastName: textIn(value, "lastName"),
          address1: textIn(value, "address1"),
          address2: textIn(value, "address2"),
          city: textIn(value, "city"),
          state: isRecord(value.state) ? textIn(value.state, "value") : "",
          postalCode: textIn(value, "postalCode"),
          phone: textIn(value, "phone"),
          isDefaultShipping: value.isDefaultShipping === true,
          isDefaultBilling: value.isDefaultBilling === true,
        },
      ]
    : []

/** Decodes the addresses of an answer, defaults first. */
export const decodeAddresses = (data: Readonly<Record<string, unknown>>): ReadonlyArray<SavedAddress> =>
  Array.isArray(data.addresses) ? data.addresses.flatMap(decodeAddress) : []
