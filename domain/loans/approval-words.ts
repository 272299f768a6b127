/** What the two ends of an approved application are called, in its mails and on its pages alike. */
export const APPROVAL_ENDS: Readonly<Record<"contract" | "approval", string>> = {
  contract: "Sign the contract by",
  approval: "Approval valid until",
}

/** How the two ends belong together. */
export const UNSIGNED_CONTRACT =
  "If you do not sign in time, you get a new contract as long as your approval is valid."
