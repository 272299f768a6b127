import { createHmac, timingSafeEqual } from "node:crypto"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { ERASED } from "@voltread/domain/shared/personal-fields.ts"
import { derivedKey } from "../platform/derived-keys.ts"

/** Long enough for delivery and a return; after that the order is its owner's to open by logging in. */
const DAYS = 90
const DAY = 86_400_000

/** Mail programs take marks of the sentence that a link stood in for a part of it. */
const TOKEN = /^(\d{1,10})\.([\w-]{43})[.,;:!?)\]>"']*$/

/**
 * The last day on which a token is valid, counted from 1970. It is part of what is signed, so nobody can extend it. `to`:
 * where the link was mailed.
 */
const sign = (secret: string, orderId: string, lastDay: string, to: string | undefined): string =>
  createHmac("sha256", derivedKey(secret, "order-link"))
    .update(JSON.stringify([orderId, lastDay, ...(to === undefined ? [] : [normalizeEmail(to)])]))
    .digest("base64url")

/**
 * Token of a link that opens one order without an account, from now on for 90 days. With `to`, only as long as this is
 * the address of the order; a browser that placed or paid it gets a link without.
 */
export const orderToken = (
  secret: string,
  orderId: string,
  { to, now = Date.now() }: { readonly to?: string | undefined; readonly now?: number } = {},
): string => {
  const lastDay = String(Math.floor(now / DAY) + DAYS)
  return `${lastDay}.${sign(secret, orderId, lastDay, to)}`
}

export interface LinkedOrder {
  readonly id: string
  readonly email: string
  /** The account, whose address may be another one. */
  readonly owner: string
}

/**
 * Whether this token opens the order now. None opens that of an erased person: it could still be paid, but sent to
 * nobody. Tokens from the time before tokens expired are refused: they do not say how old they are, and would open their
 * order forever.
 */
export const isOrderToken = (
  secret: string,
  { id, email, owner }: LinkedOrder,
  token: string,
  now: number = Date.now(),
): boolean => {
  if (email === ERASED) return false
  const [, lastDay, given] = TOKEN.exec(token) ?? []
  if (lastDay === undefined || given === undefined || Number(lastDay) * DAY + DAY <= now) return false
  return [undefined, email, owner].some((to) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, id, lastDay, to))),
  )
}

/** The page of an order, for whoever may see it anyway: its customer and staff who are logged in. */
export const orderPageUrl = (publicUrl: string, orderId: string): string =>
  `${publicUrl}/order/${encodeURIComponent(orderId)}`

/** The page of an order, opened without an account. */
export const orderUrl = (
  { publicUrl, sessionSecret }: { readonly publicUrl: string; readonly sessionSecret: string },
  orderId: string,
  to?: string,
): string => {
  const token = orderToken(sessionSecret, orderId, { to })
  return `${orderPageUrl(publicUrl, orderId)}?token=${token}`
}
