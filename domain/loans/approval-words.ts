/** What the two ends of an approved application are called, in its mails and on its pages alike. */
export const APPROVAL_ENDS: Readonly<Record<"contract" | "approval", string>> = {
  contract: "Sign the contract by",
  approval: "Approval valid until",
}

/** How the two ends belong together. */
export const UNSIGNED_CONTRACT =
  "If you do not sign in time, you get a new contract as long as your approval is valid."

/** For an approval that is below what its lender finances at all. `smallest`: the least, in words. */
export const approvedTooLittle = (smallest: string): string =>
  `The lender makes no contract below ${smallest}, so this approval cannot pay for a part of the order either. Please pay for the order another way.`

/**
 * What somebody can do whose order comes to more than was approved. `canKeepUnits`: removing some makes the approval
 * cover it.
 */
export const moreThanApproved = (canKeepUnits: boolean): string =>
  `Pay the difference by card, and the lender pays the rest. Or ${canKeepUnits ? "remove items, or " : ""}pay for the whole order another way.`
