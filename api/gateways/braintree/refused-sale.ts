import type { VendorError } from "@voltread/domain/ordering/order-event.ts"
import { declineMessage, failureMessage, rejectionMessage } from "./card-messages.ts"

/**
 * Reasons that only the bank and the shop may know, since somebody who tests stolen cards would learn from them. They
 * read like "do not honor", or like any other check of the gateway.
 */
const UNTOLD: Readonly<Record<string, string>> = {
  "2012": "2000",
  "2013": "2000",
  "2014": "2000",
  "2047": "2000",
  fraud: "gateway_rejected",
  risk_threshold: "gateway_rejected",
}

/** What clients are told of a sale that did not go through (gateways §11): its status and code. Absent: it did. */
export const refusedSale = (
  status: string,
  code: string | null,
): { readonly vendorError: VendorError } | object => {
  const words = WORDS[status]
  if (words === undefined) return {}
  const reason = code ?? status
  return { vendorError: { name: status, code: UNTOLD[reason] ?? reason, message: words(reason) } }
}

const WORDS: Readonly<Record<string, (code: string) => string>> = {
  processor_declined: declineMessage,
  settlement_declined: declineMessage,
  gateway_rejected: rejectionMessage,
  failed: () => failureMessage,
}
