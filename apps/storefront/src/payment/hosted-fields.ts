import { create as createClient } from "braintree-web/client"
import { create as createFields, type HostedFields } from "braintree-web/hosted-fields"
import {
  CARD_UNREACHABLE,
  type CardField,
  type CardTokenizer,
  type TokenizeResult,
} from "./card-tokenizer.ts"

type FieldContainers = Readonly<Record<CardField, HTMLElement>>

/** Maps the vendor's documented error codes. */
const readFailure = (error: unknown): TokenizeResult => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  switch (code) {
    case "HOSTED_FIELDS_FIELDS_EMPTY":
      return { _tag: "Invalid", errors: { number: "Enter the card details." } }
    case "HOSTED_FIELDS_FIELDS_INVALID":
      return {
        _tag: "Invalid",
        errors: { number: "Some card details are not valid. Check them for typing errors." },
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
): Promise<CardTokenizer & { readonly unmount: () => Promise<void> }> => {
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
    unmount: () => fields.teardown(),
  }
}
