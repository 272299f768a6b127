import { createFileRoute } from "@tanstack/react-router"
import { publicHead } from "../router/page-head.ts"
import { Article } from "../shell/article.tsx"

export const Route = createFileRoute("/page/privacy")({
  head: publicHead(
    "Privacy",
    (shop) => `What ${shop} knows about you, what it is used for, and how to have it deleted.`,
  ),
  component: Privacy,
})

function Privacy() {
  return (
    <Article title="Privacy" lead="What we know about you, what we use it for, and how to have it deleted.">
      <h2>What we keep</h2>
      <ul>
        <li>Your name, address, phone and email, to deliver your order and to reach you about it.</li>
        <li>What you ordered and what happened to the order, because the law requires us to keep records.</li>
        <li>What you save in your account: addresses, your garage, wish list and searches.</li>
        <li>
          What you write to us in messages, chats and reviews, to answer you and to help other shoppers.
        </li>
        <li>Which advertisement or partner led you here, for 3 to 30 days, so that the partner is paid.</li>
        <li>
          How each visit began: its first page, the link that led to it, the kind of device and the country,
          to know what brings people here.
        </li>
        <li>Your IP address, browser and its language at checkout, to prevent fraud.</li>
      </ul>
      <h2>What we never see</h2>
      <p>
        Your card number. It goes from your browser straight to our payment partner; we receive a one-time
        token and the last four digits.
      </p>
      <h2>What we pass on and never keep</h2>
      <p>
        Your Social Security number, date of birth, income and bank account, if you apply to pay over time.
        They go to the lender, who decides about your application; we store none of them.
      </p>
      <h2>On your device</h2>
      <p>
        A cookie remembers your cart. If you log in, your session is kept on the device until you log out.
        Your choice of a light or dark page is stored there, too. Cookies that tell which ad or partner led
        you here live for 3 to 30 days; where the law requires it, they are set only if you said yes, and
        never if your browser sends the Global Privacy Control signal.
      </p>
      <p>
        So that you find it again, the device also keeps what you save without an account, what you searched
        for, viewed and compared, your ZIP code and, until you order, what you typed at checkout, but no card
        or bank account and no Social Security number. Logging out deletes all of this.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The supplier and the carrier see what they need to deliver. The payment partner and, if you apply, the
        lender see what they need to decide. Whoever brought you here learns that an order was placed and what
        it was worth, and nothing about you. Analytics services that we may use count orders and log-ins
        without your name, street, phone or email address. We never sell your data.
      </p>
      <h2>Deleting your data</h2>
      <p>
        If you ask us, we delete everything that identifies you. The amounts of past orders stay in our
        records, without your name.
      </p>
    </Article>
  )
}
