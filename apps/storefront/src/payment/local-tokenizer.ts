import { isRecord } from "@voltread/ui/session/rehydration.ts"
import {
  CARD_UNREACHABLE,
  type CardDetails,
  type CardField,
  type CardTokenizer,
  type TokenizeResult,
} from "./card-tokenizer.ts"

/** The simulator takes month and year separately; the form has one field for both. */
const fieldOf = (field: unknown): CardField => {
  switch (field) {
    case "cvv":
      return "cvv"
    case "expirationMonth":
    case "expirationYear":
      return "expiry"
    default:
      return "number"
  }
}

const unreachable: TokenizeResult = { _tag: "Unreachable", message: CARD_UNREACHABLE }

const readErrors = (answer: unknown): TokenizeResult => {
  const list: ReadonlyArray<unknown> = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : []
  const errors: Partial<Record<CardField, string>> = {}
  for (const error of list) {
    if (!isRecord(error) || typeof error.message !== "string") continue
    errors[fieldOf(error.field)] ??= error.message
  }
  return Object.keys(errors).length === 0 ? unreachable : { _tag: "Invalid", errors }
}

const readToken = (answer: unknown): TokenizeResult => {
  if (!isRecord(answer) || typeof answer.nonce !== "string" || !isRecord(answer.details)) return unreachable
  const { cardType, lastFour } = answer.details
  if (typeof cardType !== "string" || typeof lastFour !== "string") return unreachable
  return { _tag: "Token", token: { nonce: answer.nonce, cardType, lastFour } }
}

/** Posts the card to the simulator's tokenizer, and to nothing else. */
export const localTokenizer = (url: string, fetch = globalThis.fetch): CardTokenizer => ({
  tokenize: async (card: CardDetails) => {
    const [expirationMonth = "", expirationYear = ""] = card.expiry.split("/").map((part) => part.trim())
    const body = { number: card.number.replaceAll(" ", ""), expirationMonth, expirationYear, cvv: card.cvv }
    try {
      const response = await fetch(url, {
        method: "POST",
        credentials: "omit",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      const answer: unknown = await response.json()
      return response.status === 201 || response.status === 200 ? readToken(answer) : readErrors(answer)
    } catch {
      return unreachable
    }
  },
})
