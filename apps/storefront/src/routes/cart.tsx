import { createFileRoute } from "@tanstack/react-router"
import { CartPage } from "../cart/cart-page.tsx"
import { privateHead } from "../router/page-head.ts"
import { deferred } from "../shop/deferred.tsx"
import { loadServedCart } from "../shop/served-cart.ts"

export const Route = createFileRoute("/cart")({
  loader: ({ context }) => loadServedCart(context),
  head: privateHead("Your cart"),
  component: Cart,
})

const delivery = deferred(() =>
  import("../checkout/delivery-estimate.tsx").then(({ DeliveryEstimate }) => DeliveryEstimate),
)
const keptProducts = deferred(() =>
  import("../wish-list/kept-products.tsx").then(({ KeptProducts }) => KeptProducts),
)

function Cart() {
  return (
    <>
      <CartPage delivery={delivery} />
      {keptProducts}
    </>
  )
}
