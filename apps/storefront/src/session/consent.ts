const NAME = "vt_consent"
const HALF_A_YEAR = 180 * 86_400

export type ConsentChoice = "granted" | "denied"

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

type ConsentPrompt = (answer: (choice: ConsentChoice) => void) => void

let listener: ConsentPrompt | undefined
let waiting: ((choice: ConsentChoice) => void) | undefined

/** Asks the visitor for consent, as soon as something listens that can show the question. */
export const askForConsent: ConsentPrompt = (answer) => {
  waiting = answer
  listener?.(answer)
}

/** Shows the question once it is to be asked. Returns how to stop listening. */
export const onConsentAsked = (asked: ConsentPrompt): (() => void) => {
  listener = asked
  if (waiting !== undefined) asked(waiting)
  return () => {
    listener = undefined
  }
}
