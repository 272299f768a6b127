import { createFileRoute } from "@tanstack/react-router"
import { loadReturnDays } from "../order/load-return-days.ts"
import { ReturnPeriod } from "../order/return-period.tsx"
import { pageTitle } from "../router/page-head.ts"
import { Article } from "../shell/article.tsx"
import { useShop } from "../shop/use-shop.ts"

export const Route = createFileRoute("/page/terms")({
  loader: ({ context }) => loadReturnDays(context),
  head: (page) => ({ meta: [pageTitle("Terms of sale", page)] }),
  component: Terms,
})

function Terms() {
  const { shopName } = useShop()
  return (
    <Article
      title="Terms of sale"
      lead={`What you can expect from us, and what we ask of you, when you order at ${shopName}.`}
    >
      <h2>Your order</h2>
      <p>
        An order is an offer to buy. It becomes a contract when we confirm the payment. Items are reserved for
        you from the moment you place the order; if the payment fails, they are released.
      </p>
      <h2>Prices and tax</h2>
      <p>
        Prices are in US dollars. Shipping and the sales tax of the delivery address are shown before you pay.
        If a price changes while an item is in your cart, we tell you before you check out, and you are never
        charged a total you have not seen.
      </p>
      <h2 id="delivery">Delivery</h2>
      <p>
        We deliver within the 50 states and the District of Columbia. Items of one order may come from
        different suppliers and arrive in more than one package. If a supplier cannot deliver, we look for
        another source or refund you.
      </p>
      <h2>Cancellations and returns</h2>
      <p>
        You may cancel an order until the first item has shipped. You may return items <ReturnPeriod />,
        unused and complete; mounted tires and wheels cannot be returned. Refunds go back the way you paid.
      </p>
      <h2>Leases and financing</h2>
      <p>
        A lease or loan is a contract between you and the lender who offers it. Its terms, with the total of
        all payments, are shown to you before you sign.
      </p>
      <h2>Warranty</h2>
      <p>
        Items carry the manufacturer's warranty. Your rights under the law of your state are not affected.
      </p>
    </Article>
  )
}
