import type { Customer } from "@voltread/domain/contract/customer.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import { Card } from "../page/card.tsx"
import { EmailLink } from "../page/email-link.tsx"
import { Facts } from "../page/facts.tsx"
import { PhoneLink } from "../page/phone-link.tsx"
import { nameOf } from "./model/name.ts"

export function ProfileCard({ customer }: { readonly customer: Customer }) {
  const { username, phone, isErased, isGuest, orderCount, spent } = customer
  return (
    <Card title="Profile">
      <Facts
        facts={[
          ["Name", nameOf(customer)],
          [isGuest ? "Email" : "Username", isErased ? username : <EmailLink key="email" email={username} />],
          ["Phone", phone === null ? null : <PhoneLink key="phone" phone={phone} />],
          ["Type", isGuest ? "Guest" : "Customer with an account"],
          ["Orders", formatNumber(orderCount)],
          ["Spent", <Money key="spent" amount={spent} />],
        ]}
      />
    </Card>
  )
}
