import type { ShopContext } from "./shop-context.ts"

/** Loader of the pages about the cart: the server renders what is in it, and the browser begins with that. */
export const loadServedCart = async ({ cart }: ShopContext): Promise<void> => {
  if (!import.meta.env.SSR) return
  try {
    await cart.load()
  } catch {
    // The browser loads it.
  }
}
