import type { Envelope } from "./envelope.ts"

/**
 * Whether a refused log-in asks for the code of the second factor: null the first time, what was wrong with a code after
 * that; undefined when it was refused for another reason.
 */
export const codeAsked = (answer: Pick<Envelope, "fieldErrors"> | null): string | null | undefined => {
  const constraints = answer?.fieldErrors.find(({ property }) => property === "code")?.constraints
  if (constraints === undefined) return undefined
  return constraints.isRight ?? null
}
