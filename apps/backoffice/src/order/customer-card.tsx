import { Link } from "@tanstack/react-router"
import { Card } from "../shell/card.tsx"
import { Facts } from "../shell/facts.tsx"
import { PhoneLink } from "../shell/phone-link.tsx"
import type { PartProps } from "./part.ts"

export function CustomerCard({ order, changed }: PartProps) {
  return (
    <Card title="Customer" isChanged={changed.has("customer")}>
      <Facts
        facts={[
          ["Name", `${order.firstName} ${order.lastName}`],
          ["E-mail", <EmailLink key="email" email={order.email} />],
          ["Phone", <PhoneLink key="phone" phone={order.phone} />],
          ["Account", order.username ?? "Guest"],
        ]}
      />
      <Link
        to="/orders"
        search={{ q: order.email }}
        className="mt-3 inline-block text-sm font-semibold underline underline-offset-4"
      >
        All orders of this customer
      </Link>
    </Card>
  )
}

function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className="underline underline-offset-4">
      {email}
    </a>
  )
}
