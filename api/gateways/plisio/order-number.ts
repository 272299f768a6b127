/**
 * The number by which the vendor knows an invoice, which must be unique: the order's id, and from the second attempt to
 * pay it on the number of the attempt (`ORD-1`, `ORD-1-2`). An id ends in twelve characters, so that a number is no part of it.
 */
const PATTERN = /^(.*-[^-]{12})-(\d{1,3})$/
const ATTEMPT = /:pay:(\d{1,3})$/

export const orderNumber = (orderId: string, paymentId: string): string => {
  const attempt = ATTEMPT.exec(paymentId)?.[1] ?? "1"
  return attempt === "1" ? orderId : `${orderId}-${attempt}`
}

export const orderOf = (number: string): string => PATTERN.exec(number)?.[1] ?? number

export const paymentOf = (number: string): string =>
  `${orderOf(number)}:pay:${PATTERN.exec(number)?.[2] ?? "1"}`
