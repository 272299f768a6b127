import { toDecimal } from "@voltread/domain/shared/money.ts"
import { coins } from "../coin-vendor/coins.ts"
import type { Message, Notification } from "../outbox.ts"
import { type Invoice, received } from "./invoice.ts"
import { formSignatureOf, ordered, signatureOf } from "./signature.ts"

/** A message about an invoice, as JSON if its address asks for that, otherwise as a form. */
export const callback = (
  { kind }: Notification,
  invoice: Invoice | undefined,
  secretKey: string,
  misSigned: boolean,
): Message => {
  const fields = invoice === undefined ? {} : fieldsOf(invoice, kind)
  const key = misSigned ? `not ${secretKey}` : secretKey
  const search = invoice?.callbackSearch ?? ""
  if (new URLSearchParams(search).get("json") === "true") {
    const signed = { ...ordered(fields), verify_hash: signatureOf(key, fields) }
    return { contentType: "application/json", body: JSON.stringify(signed), search }
  }
  const signed = new URLSearchParams({ ...fields, verify_hash: formSignatureOf(key, fields) })
  return { contentType: "application/x-www-form-urlencoded", body: signed.toString(), search }
}

const fieldsOf = (invoice: Invoice, status: string): Readonly<Record<string, string>> => ({
  ipn_type: "invoice",
  merchant: "simulated",
  merchant_id: "1",
  txn_id: invoice.id,
  order_number: invoice.orderNumber,
  order_name: invoice.orderName,
  status,
  amount: coins(received(invoice)),
  currency: invoice.coin,
  psys_cid: invoice.coin,
  source_currency: "USD",
  source_amount: toDecimal(invoice.sourceAmount),
  confirmations: String(invoice.payments.filter(({ isConfirmed }) => isConfirmed).length),
  comment: "",
  ...(invoice.parentId === null ? {} : { parent_id: invoice.parentId }),
})
