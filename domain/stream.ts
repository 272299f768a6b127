/** Names of streams (lifecycle §4). */
export const cartStream = (cartId: string): string => `cart-${cartId}`
export const orderStream = (orderId: string): string => `order-${orderId}`
export const loanStream = (loanId: string): string => `loan-${loanId}`
/** A visit with tracking parameters (lifecycle §8). */
export const visitStream = (visitId: string): string => `visit-${visitId}`

type StreamKind = "cart" | "order" | "loan" | "visit"

/** The kind and id in a stream's name; undefined for a stream of another kind. */
export const parseStream = (
  stream: string,
): { readonly kind: StreamKind; readonly id: string } | undefined => {
  const match = /^(cart|order|loan|visit)-(.+)$/s.exec(stream)
  const [, kind, id] = match ?? []
  if (id === undefined) return undefined
  switch (kind) {
    case "cart":
    case "order":
    case "loan":
    case "visit":
      return { kind, id }
    default:
      return undefined
  }
}
