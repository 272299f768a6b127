import { deviceStore } from "../device/device-store.ts"

const isPostalCode = (text: unknown): text is string => typeof text === "string" && /^\d{5}$/.test(text)

/** Where the shopper wants things to be; empty until they have said so. */
export const postalCode = deviceStore<string>("postal-code", "", (stored) =>
  isPostalCode(stored) ? stored : "",
)

export const POSTAL_CODE_WRONG = "Please enter a valid US Postal Code"

/** The postal code in what was typed, null where it is none. */
export const readPostalCode = (text: string): string | null => {
  const code = text.trim()
  return isPostalCode(code) ? code : null
}
