import { createLocalStore } from "./local-store.ts"

const isPostalCode = (text: unknown): text is string => typeof text === "string" && /^\d{5}$/.test(text)

/** The shopper's postal code; empty until they enter it. */
export const postalCode = createLocalStore<string>("postal-code", "", (stored) =>
  isPostalCode(stored) ? stored : "",
)

export const POSTAL_CODE_WRONG = "Please enter a valid US Postal Code"

/** Null if the text is not a postal code. */
export const readPostalCode = (text: string): string | null => {
  const code = text.trim()
  return isPostalCode(code) ? code : null
}
