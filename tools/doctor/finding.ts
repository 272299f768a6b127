/** A finding about the shop's configuration or environment, in a sentence for the operator. */
export interface Finding {
  readonly what: string
  /** A problem keeps the shop from working; a warning does not yet. */
  readonly state: "ok" | "warning" | "problem"
  readonly says: string
}

const MARKS = { ok: "✓", warning: "!", problem: "✗" } as const
const WIDTH = 14

export const toLine = ({ what, state, says }: Finding): string =>
  `  ${MARKS[state]} ${what.padEnd(WIDTH)} ${says.replaceAll("\n", `\n${" ".repeat(WIDTH + 5)}`)}`

export const isProblem = ({ state }: Finding): boolean => state === "problem"
