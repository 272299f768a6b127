import { create as createClient } from "braintree-web/client"
import { create as createFields, type HostedFields } from "braintree-web/hosted-fields"
import {
  CARD_UNREACHABLE,
  type CardField,
  type CardTokenizer,
  type TokenizeResult,
} from "./card-tokenizer.ts"

type FieldContainers = Readonly<Record<CardField, HTMLElement>>

const EMPTY = "Enter the card details."
const WRONG = "Some card details are not valid. Check them for typing errors."

export interface MountedFields extends CardTokenizer {
  /** What the vendor's fields lack. */
  readonly problem: () => string | undefined
  readonly unmount: () => Promise<void>
}

/** Maps the vendor's documented error codes. */
const readFailure = (error: unknown): TokenizeResult => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  switch (code) {
    case "HOSTED_FIELDS_FIELDS_EMPTY":
      return { _tag: "Invalid", errors: { number: EMPTY } }
    case "HOSTED_FIELDS_FIELDS_INVALID":
      return {
        _tag: "Invalid",
        errors: { number: WRONG },
      }
    case "HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED":
      return { _tag: "Invalid", errors: { cvv: "The security code does not match this card." } }
    default:
      return { _tag: "Unreachable", message: CARD_UNREACHABLE }
  }
}

/**
 * Mounts the vendor's card fields, which are iframes of the vendor's site, so that card data never enters our page.
 * Loaded only where a vendor is configured.
 */
export const mountHostedFields = async (
  clientToken: string,
  containers: FieldContainers,
): Promise<MountedFields> => {
  const client = await createClient({ authorization: clientToken })
  const fields: HostedFields = await createFields({
    client,
    styles: { input: { "font-size": "16px", "font-family": "system-ui, sans-serif" } },
    fields: {
      number: { container: containers.number, placeholder: "1234 1234 1234 1234" },
      expirationDate: { container: containers.expiry, placeholder: "MM/YY" },
      cvv: { container: containers.cvv, placeholder: "123" },
    },
  })
  return {
    tokenize: async () => {
      try {
        const { nonce, details } = await fields.tokenize()
        return { _tag: "Token", token: { nonce, cardType: details.cardType, lastFour: details.lastFour } }
      } catch (error) {
        return readFailure(error)
      }
    },
    problem: () => {
      const states = Object.values(fields.getState().fields)
      if (states.some(({ isEmpty }) => isEmpty)) return EMPTY
      return states.every(({ isValid }) => isValid) ? undefined : WRONG
    },
    unmount: () => fields.teardown(),
  }
}
