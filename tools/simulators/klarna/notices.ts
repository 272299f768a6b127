import type { Message, Notification } from "../outbox.ts"
import type { MerchantUrls } from "./records.ts"
import type { Store } from "./store.ts"

/**
 * A message as the vendor sends it: without a signature, only with the token that the shop put into the address
 * itself. A "mis-signed" one uses another address, as if guessed. Where the simulator is told the shop's address, only
 * the query of the vendor's address is used. Only a push names the order in its address.
 */
export const notice = ({ kind, subject }: Notification, store: Store, misSigned: boolean): Message => {
  const json = (body: unknown, url: string | undefined): Message => ({
    contentType: "application/json",
    body: JSON.stringify(body),
    search: searchOf(url, misSigned),
  })
  if (kind === "authorization") {
    const authorization = store.authorization(subject)
    const session = store.session(authorization?.sessionId ?? "")
    return json(
      { authorization_token: subject, session_id: authorization?.sessionId },
      urlsOf(session?.purchase.merchant_urls).authorization,
    )
  }
  const urls = urlsOf(store.order(subject)?.purchase.merchant_urls)
  return kind === "push"
    ? json({ order_id: subject }, urls.push?.replaceAll("{order.id}", subject))
    : json({ order_id: subject, event_type: kind }, urls.notification)
}

const urlsOf = (urls: typeof MerchantUrls.Type | undefined): typeof MerchantUrls.Type => urls ?? {}

const searchOf = (url: string | undefined, misSigned: boolean): string => {
  if (url === undefined) return ""
  const query = new URL(url).searchParams
  if (misSigned) for (const name of query.keys()) query.set(name, `${query.get(name) ?? ""}x`)
  return `?${query}`
}
