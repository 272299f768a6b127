import { randomInt } from "node:crypto"

/** Six random digits. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, "0")

/** Lifetime of a mailed code in minutes. */
export const CODE_MINUTES = 30
/** Wrong attempts after which a code is void. */
export const CODE_ATTEMPTS = 5
