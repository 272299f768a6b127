import {
  byCard,
  type CheckoutAnswer,
  GOOD_CARD,
  newShopper,
  type Shopper,
  type ShopperOptions,
} from "../load/shopper.ts"
import { until } from "../load/until.ts"

const MAX_MS = 60_000

/**
 * From an empty cart to the paid order's page, polled until it shows the payment: five requests if the shop keeps up.
 * Returns the order's id. `onAnswer`: called when the checkout is answered.
 */
export const buy = async (
  shop: ShopperOptions,
  productId: string,
  onAnswer?: (answer: CheckoutAnswer) => void,
): Promise<string> => {
  const shopper = newShopper(shop)
  return checkOutCart(shopper, await shopper.add(productId, 1), onAnswer)
}

/** The same from a cart with items. */
export const checkOutCart = async (
  shopper: Shopper,
  cartId: string,
  onAnswer?: (answer: CheckoutAnswer) => void,
): Promise<string> => {
  const expectedTotal = await shopper.quote(cartId)
  const payment = byCard(await shopper.typeCard(GOOD_CARD))
  const answer = await shopper.checkOut({ cartId, expectedTotal, payment })
  if (!answer.success || answer.order === null) throw new Error(`A checkout failed: ${answer.message}`)
  onAnswer?.(answer)
  const isPaid = async () => (await shopper.orderStatus(answer)) === "PAYMENT_RECEIVED"
  await until("a paid order has its page", MAX_MS, isPaid)
  return answer.order.id
}
