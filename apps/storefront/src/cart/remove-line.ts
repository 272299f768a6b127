import { toast } from "../shop/toasts.ts"
import type { CartService } from "../store/cart-service.ts"
import type { CartLine } from "../store/cart-slice.ts"

/** Removes a line at once, and offers to put it back as it was. */
export const removeLine = (cart: Pick<CartService, "add" | "setQuantity">, line: CartLine): void => {
  void cart.setQuantity(line, 0)
  toast({
    severity: "info",
    message: `${line.name} was removed`,
    action: { label: "Undo", run: () => void cart.add(line, line.quantity) },
  })
}
