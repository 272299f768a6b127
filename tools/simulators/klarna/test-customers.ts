import type { Authorization } from "./records.ts"

/** How the vendor treats a customer: by a word after the plus in the email address, as in its playground. */
export interface Customer {
  /** `retry`: this purchase is denied, another may succeed; `never`: the vendor must not be offered anymore. */
  readonly answer: "approve" | "retry" | "never"
  readonly fraud: Authorization["fraud"]
  /** Must open an account first. */
  readonly signsUp: boolean
}

const GOOD: Customer = { answer: "approve", fraud: "accepted", signsUp: false }

const TEST_CUSTOMERS: Readonly<Record<string, Customer>> = {
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

/** The code on the shopper's phone: any six digits except these. */
export const WRONG_CODE = "999999"
