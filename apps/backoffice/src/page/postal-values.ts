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
