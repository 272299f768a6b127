/** A card as the shopper types it. It lives in the form's memory only: never in storage, never in our API. */
export interface CardDetails {
  readonly number: string
  /** MM/YY */
  readonly expiry: string
  readonly cvv: string
}
export type CardField = keyof CardDetails

interface CardToken {
  readonly nonce: string
  readonly cardType: string
  readonly lastFour: string
}

export type TokenizeResult =
  | { readonly _tag: "Token"; readonly token: CardToken }
  /** What is wrong with the card, field by field. */
  | { readonly _tag: "Invalid"; readonly errors: Partial<Record<CardField, string>> }
  /** The card service did not answer. */
  | { readonly _tag: "Unreachable"; readonly message: string }

/** Turns a card into a one-time token at the card service (gateways: the local simulator, or the vendor's own fields). */
export interface CardTokenizer {
  readonly tokenize: (card: CardDetails) => Promise<TokenizeResult>
}

export const CARD_UNREACHABLE = "The card could not be checked. Nothing was charged; please try again."
