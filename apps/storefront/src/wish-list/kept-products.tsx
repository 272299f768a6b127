import { SavedForLater } from "./saved-for-later.tsx"
import { WishList } from "./wish-list.tsx"

/** What a shopper keeps beside the cart. */
export function KeptProducts() {
  return (
    <>
      <SavedForLater />
      <WishList />
    </>
  )
}
