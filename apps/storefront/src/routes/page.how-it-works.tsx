import { createFileRoute, Link } from "@tanstack/react-router"
import { loadReturnDays } from "../order/load-return-days.ts"
import { ReturnPeriod } from "../order/return-period.tsx"
import { publicHead } from "../router/page-head.ts"
import { Article } from "../shell/article.tsx"

export const Route = createFileRoute("/page/how-it-works")({
  loader: ({ context }) => loadReturnDays(context),
  head: publicHead(
    "How it works",
    (shop) => `Choose, pay in full or over time, and follow your order home: how buying at ${shop} works.`,
  ),
  component: HowItWorks,
})

function HowItWorks() {
  return (
    <Article
      title="How it works"
      lead="Choose what you need, pay the way that suits you, and follow your order until it is at your door."
    >
      <h2>1. Choose</h2>
      <p>
        Search electronics by name or category, tires and wheels by vehicle or size. You see what is in stock,
        and what is in your cart is set aside for you the moment you place the order.
      </p>
      <h2>2. Pay</h2>
      <p>
        Pay by card at checkout, or choose another way to pay. The price, the shipping and the sales tax of
        your state are all in the total you see before you press the button; nothing is added later.
      </p>
      <h2 id="over-time">3. Or pay over time</h2>
      <p>
        With lease-to-own, a lender buys the items and you make payments that match your paydays. No credit
        card is required, and a low credit score is still eligible: lenders look at your income and your bank
        account, too.
      </p>
      <ul>
        <li>
          An application asks for your name, address, income and bank account, and is answered within minutes.
        </li>
        <li>
          Before you sign you see the first payment, each payment after it, the cost of leasing and the total.
        </li>
        <li>You own the items after the last payment, or sooner if you choose to buy early.</li>
        <li>Leasing costs more than paying at once. If you can pay in full, that is the cheaper way.</li>
      </ul>
      <h2>4. Follow it home</h2>
      <p>
        Your order has a page of its own. It shows each step as it happens, from the payment to the tracking
        number of the carrier, and needs no account: the link is in your confirmation email.{" "}
        <Link to="/find-order">Lost the link?</Link>
      </p>
      <h2 id="returns">5. Something not right?</h2>
      <p>
        Until it ships, you can cancel an order on its page. Most items can be returned <ReturnPeriod />:
      </p>
      <ol>
        <li>
          <Link to="/find-order">Open your order</Link>, choose “Return items” and tell us what you are
          returning and why. Until we receive it, you can cancel the return there.
        </li>
        <li>We reply by email and tell you where to send it, or which store to bring it to.</li>
        <li>Once we receive it, we refund you the way you paid.</li>
      </ol>
      <p>
        Stuck? <Link to="/contact">Write to us</Link>; a person answers.
      </p>
    </Article>
  )
}
