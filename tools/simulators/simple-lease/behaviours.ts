import type { Behaviour } from "./records.ts"

/** By the last four digits of the applicant's Social Security number; any others are approved. */
const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map([
  ["0000", "approve"],
  ["0001", "decline"],
  ["0002", "review-then-approve"],
  ["0003", "pending"],
  ["0004", "answer-late"],
  ["0005", "second-lender"],
  ["0006", "approve-half"],
  ["0007", "block"],
  ["0008", "review-then-decline"],
])

export const behaviourOf = (ssn: string): Behaviour => BEHAVIOURS.get(ssn.slice(-4)) ?? "approve"
