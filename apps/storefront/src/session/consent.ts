export type ConsentChoice = "granted" | "denied"

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
