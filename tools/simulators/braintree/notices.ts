import type { SimulatedClock } from "../clock.ts"
import type { Message, Notification } from "../outbox.ts"
import { document, type Element, element, typed, value } from "../xml.ts"
import { disputeElement, transactionElement } from "./answers.ts"
import type { Status, Transaction } from "./records.ts"
import { signatureOf, wrappedBase64 } from "./signature.ts"

/** The status that a message reports, whatever has happened to the transaction since. */
const statusOf = (kind: string): Status | undefined => {
  switch (kind) {
    case "transaction_settled":
      return "settled"
    case "transaction_settlement_declined":
      return "settlement_declined"
    default:
      return undefined
  }
}

const subject = (kind: string, transaction: Transaction | undefined, clock: SimulatedClock): Element => {
  if (transaction === undefined) return typed("boolean", "check", "true")
  if (kind.startsWith("dispute_")) return disputeElement(kind.replace("dispute_", ""), transaction, clock)
  return transactionElement({ ...transaction, status: statusOf(kind) ?? transaction.status }, clock)
}

/** A signed webhook, as the shop's SDK expects it. A mis-signed one is signed with another key. */
export const notice = (
  notification: Notification,
  transaction: Transaction | undefined,
  keys: { readonly publicKey: string; readonly privateKey: string },
  clock: SimulatedClock,
  misSigned: boolean,
): Message => {
  const xml = document(
    element(
      "notification",
      typed("datetime", "timestamp", clock.iso(notification.at)),
      value("kind", notification.kind),
      element("subject", subject(notification.kind, transaction, clock)),
    ),
  )
  const payload = wrappedBase64(xml)
  const signature = signatureOf(misSigned ? `not ${keys.privateKey}` : keys.privateKey, payload)
  const form = new URLSearchParams({
    bt_signature: `${keys.publicKey}|${signature}`,
    bt_payload: payload,
  })
  return { contentType: "application/x-www-form-urlencoded", body: form.toString() }
}
