import type { Customer } from "@voltread/domain/contract/customer.ts"

/** What to call a customer; nothing is left of the name of one who was erased. */
export const nameOf = ({
  firstName,
  lastName,
  username,
  isErased,
}: Pick<Customer, "firstName" | "lastName" | "username" | "isErased">): string =>
  isErased ? "Erased customer" : `${firstName} ${lastName}`.trim() || username
