/** What the form of one postal address holds. */
export interface PostalValues {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly phone: string
}

/** The same of a billing address, by the names that the API has for it. */
export type BillingValues = { readonly [Name in keyof PostalValues as `billing${Capitalize<Name>}`]: string }

export const emptyPostal: PostalValues = {
  firstName: "",
  lastName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
}

export const emptyBilling: BillingValues = {
  billingFirstName: "",
  billingLastName: "",
  billingAddress1: "",
  billingAddress2: "",
  billingCity: "",
  billingState: "",
  billingPostalCode: "",
  billingPhone: "",
}

/** The fields of a form that holds one address and nothing else. */
export const POSTAL_FIELDS = {
  firstName: "firstName",
  lastName: "lastName",
  address1: "address1",
  address2: "address2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  phone: "phone",
} as const satisfies Record<keyof PostalValues, string>

/** The fields of its billing address. */
export const BILLING_FIELDS = {
  firstName: "billingFirstName",
  lastName: "billingLastName",
  address1: "billingAddress1",
  address2: "billingAddress2",
  city: "billingCity",
  state: "billingState",
  postalCode: "billingPostalCode",
  phone: "billingPhone",
} as const satisfies Record<keyof PostalValues, keyof BillingValues>
