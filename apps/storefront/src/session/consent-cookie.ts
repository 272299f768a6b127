import type { ConsentChoice } from "./consent.ts"

const NAME = "vt_consent"
const HALF_A_YEAR = 180 * 86_400

/** What the visitor has chosen earlier; null: nothing. */
export const consentChoice = (cookies: string): ConsentChoice | null => {
  const value = cookies
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === NAME)?.[1]
  return value === "granted" || value === "denied" ? value : null
}

/** A cookie that remembers the choice needs no consent itself. */
export const rememberConsent = (choice: ConsentChoice): void => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers we serve
  document.cookie = `${NAME}=${choice}; path=/; max-age=${HALF_A_YEAR}; samesite=lax${secure}`
}
