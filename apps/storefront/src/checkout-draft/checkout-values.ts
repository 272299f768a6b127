import {
  type BillingValues,
  emptyBilling,
  emptyPostal,
  type PostalValues,
} from "@voltread/ui/form/postal-values.ts"

/** Values of the form. Billing fields keep their values while hidden. */
export interface CheckoutValues extends PostalValues, BillingValues {
  readonly email: string
  /** For logged-in shoppers: also save the address to the account. */
  readonly shouldSaveAddress: boolean
  readonly isBillingShippingSame: boolean
}

export const emptyCheckout: CheckoutValues = {
  email: "",
  ...emptyPostal,
  shouldSaveAddress: false,
  isBillingShippingSame: true,
  ...emptyBilling,
}
