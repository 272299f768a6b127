import type { PostalAddress } from "./address.ts"

/** The only country that the shop delivers to and bills in; addresses that name none are there (spec §3). */
export const COUNTRY = "US"

interface AddressFields {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2?: string | undefined
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly phone: string
}

type BillingFields = {
  readonly [Name in keyof AddressFields as `billing${Capitalize<Name>}`]: AddressFields[Name]
}

/** The address in a form's fields. */
export const addressIn = (form: AddressFields): PostalAddress => ({
  firstName: form.firstName,
  lastName: form.lastName,
  address1: form.address1,
  address2: form.address2 ?? "",
  city: form.city,
  state: form.state,
  postalCode: form.postalCode,
  country: COUNTRY,
  phone: form.phone,
})

/** The address in a form's billing fields. */
export const billingAddressIn = (form: BillingFields): PostalAddress =>
  addressIn({
    firstName: form.billingFirstName,
    lastName: form.billingLastName,
    address1: form.billingAddress1,
    address2: form.billingAddress2,
    city: form.billingCity,
    state: form.billingState,
    postalCode: form.billingPostalCode,
    phone: form.billingPhone,
  })
