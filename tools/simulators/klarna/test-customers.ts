import type { Authorization } from "./records.ts"

/** How the vendor takes a customer: by a word after the plus of the e-mail address, as in its playground. */
export interface Customer {
  /** `retry`: this purchase is denied, another may do; `never`: the vendor is not to be offered any more. */
  readonly answer: "approve" | "retry" | "never"
  readonly fraud: Authorization["fraud"]
  /** Has to open an account first. */
  readonly signsUp: boolean
}

const GOOD: Customer = { answer: "approve", fraud: "accepted", signsUp: false }

export const TEST_CUSTOMERS: Readonly<Record<string, Customer>> = {
  denied: { ...GOOD, answer: "retry" },
  red: { ...GOOD, answer: "never" },
  require_signup: { ...GOOD, signsUp: true },
  "pend-accept": { ...GOOD, fraud: "pending-accept" },
  "pend-reject": { ...GOOD, fraud: "pending-reject" },
  rejected: { ...GOOD, fraud: "refused" },
}

export const customerOf = (email: string): Customer => {
  const word = /\+([^@]+)@/.exec(email.toLowerCase())?.[1] ?? ""
  return TEST_CUSTOMERS[word] ?? GOOD
}

/** The code on the shopper's phone: any six digits but these. */
export const WRONG_CODE = "999999"
