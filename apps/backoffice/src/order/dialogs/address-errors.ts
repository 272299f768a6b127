import { decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { POSTAL_FIELDS, type PostalValues } from "@voltread/ui/form/postal-values.ts"
import type { FormErrors } from "@voltread/ui/form/use-lazy-validator.ts"
import { Result } from "effect"
import type { AddressKind } from "../model/address.ts"

const billingNames = (fields: PostalValues) => ({
  billingFirstName: fields.firstName,
  billingLastName: fields.lastName,
  billingAddress1: fields.address1,
  billingAddress2: fields.address2,
  billingCity: fields.city,
  billingState: fields.state,
  billingPostalCode: fields.postalCode,
  billingPhone: fields.phone,
})

/** What is wrong with an address by the rules of spec §5, one message a field; undefined when nothing is. */
export const addressErrors = (kind: AddressKind, fields: PostalValues): FormErrors => {
  const isShipping = kind === "shipping"
  const form = isShipping
    ? { isBillingShippingSame: true, ...fields }
    : { isBillingShippingSame: false, ...fields, ...billingNames(fields) }
  const decoded = decodeCheckoutForm(form)
  if (Result.isSuccess(decoded)) return undefined
  const messages = firstConstraints(decoded.failure)
  const fieldsInError = Object.fromEntries(
    Object.values(POSTAL_FIELDS).flatMap((field) => {
      const name = isShipping ? field : `billing${field.charAt(0).toUpperCase()}${field.slice(1)}`
      const message = messages[name]
      return message === undefined ? [] : [[field, message]]
    }),
  )
  return { fields: fieldsInError }
}
