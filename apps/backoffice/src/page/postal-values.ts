import type { PostalValues } from "@voltread/ui/form/postal-values.ts"

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
