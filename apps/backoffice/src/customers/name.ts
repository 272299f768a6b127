import type { Customer } from "./customer.ts"

export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<Customer, "firstName" | "lastName" | "username">) => `${firstName} ${lastName}`.trim() || username
