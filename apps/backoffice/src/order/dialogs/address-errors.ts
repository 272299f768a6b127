import { decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { Result } from "effect"
import type { AddressFields, AddressKind } from "../address.ts"

export type AddressErrors = { readonly [Field in keyof AddressFields]?: string }

const billingNames = (fields: AddressFields) => ({
  billingFirstName: fields.firstName,
  billingLastName: fields.lastName,
  billingAddress1: fields.address1,
  billingAddress2: fields.address2,
  billingCity: fields.city,
  billingState: fields.state,
  billingPostalCode: fields.postalCode,
  billingPhone: fields.phone,
})

/** What is wrong with an address by the rules of spec §5, one message a field; empty when nothing is. */
export const addressErrors = (kind: AddressKind, fields: AddressFields): AddressErrors => {
  const isShipping = kind === "shipping"
  const form = isShipping
    ? { isBillingShippingSame: true, ...fields }
    : { isBillingShippingSame: false, ...fields, ...billingNames(fields) }
  const decoded = decodeCheckoutForm(form)
  if (Result.isSuccess(decoded)) return {}
  const messages = firstConstraints(decoded.failure)
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const name = isShipping ? field : `billing${field.charAt(0).toUpperCase()}${field.slice(1)}`
      const message = messages[name]
      return message === undefined ? [] : [[field, message]]
    }),
  )
}

const FIELDS: ReadonlyArray<keyof AddressFields> = [
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "state",
  "postalCode",
  "phone",
]
