import { toast } from "../shop/toasts.ts"
import type { CartService } from "../store/cart-service.ts"
import type { CartLine } from "../store/cart-slice.ts"

type ChangedCart = Pick<CartService, "setQuantity" | "chooseDelivery">

/** Removes a line at once, and offers to put it back as it was. */
export const removeLine = (cart: ChangedCart, line: CartLine): void => {
  void cart.setQuantity(line, 0)
  toast({
    severity: "info",
    message: `${line.name} was removed`,
    action: { label: "Undo", run: () => void putBack(cart, line) },
  })
}

/** The quantity is set, not added: the removal may have been refused. */
const putBack = async (cart: ChangedCart, line: CartLine): Promise<void> => {
  const isBack = await cart.setQuantity(line, line.quantity)
  if (isBack && line.pickupStore !== null)
    await cart.chooseDelivery([line.productId], line.pickupStore.storeId)
}
