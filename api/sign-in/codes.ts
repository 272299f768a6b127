import { randomInt } from "node:crypto"

/** Six digits, each as likely as any other. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, "0")

/** Minutes that a code from a mail can be entered. */
export const CODE_MINUTES = 30
/** Wrong codes after which the right one is not taken either. */
export const CODE_ATTEMPTS = 5
