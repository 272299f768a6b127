import { createHmac, timingSafeEqual } from "node:crypto"
import { derivedKey } from "../platform/derived-keys.ts"

/** Long enough for delivery and a return; after that the order is its owner's to open by logging in. */
const DAYS = 90
const DAY = 86_400_000

const TOKEN = /^(\d{1,10})\.([\w-]{43})$/

/** The last day on which a token is valid, counted from 1970. It is part of what is signed, so nobody can extend it. */
const sign = (secret: string, orderId: string, lastDay: string): string =>
  createHmac("sha256", derivedKey(secret, "order-link"))
    .update(JSON.stringify([orderId, lastDay]))
    .digest("base64url")

/** Token of a link that opens one order without an account, from now on for 90 days. */
export const orderToken = (secret: string, orderId: string, now: number = Date.now()): string => {
  const lastDay = String(Math.floor(now / DAY) + DAYS)
  return `${lastDay}.${sign(secret, orderId, lastDay)}`
}

/**
 * Whether this token opens the order now. Tokens from the time before tokens expired are refused: they do not say how old
 * they are, and would open their order forever.
 */
export const isOrderToken = (
  secret: string,
  orderId: string,
  token: string,
  now: number = Date.now(),
): boolean => {
  const [, lastDay, given] = TOKEN.exec(token) ?? []
  if (lastDay === undefined || given === undefined || Number(lastDay) * DAY + DAY <= now) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, orderId, lastDay)))
}

/** The page of an order, opened without an account. */
export const orderUrl = (
  { publicUrl, sessionSecret }: { readonly publicUrl: string; readonly sessionSecret: string },
  orderId: string,
): string => `${publicUrl}/order/${encodeURIComponent(orderId)}?token=${orderToken(sessionSecret, orderId)}`
