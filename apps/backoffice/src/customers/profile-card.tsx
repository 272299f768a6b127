import type { Customer } from "@voltread/domain/contract/customer.ts"
import { Card } from "../page/card.tsx"
import { EmailLink } from "../page/email-link.tsx"
import { Facts } from "../page/facts.tsx"
import { PhoneLink } from "../page/phone-link.tsx"
import { nameOf } from "./name.ts"

export function ProfileCard({ customer }: { readonly customer: Customer }) {
  const { username, phone, isErased, type } = customer
  return (
    <Card title="Profile">
      <Facts
        facts={[
          ["Name", nameOf(customer)],
          ["User name", isErased ? username : <EmailLink key="email" email={username} />],
          ["Phone", phone === null ? null : <PhoneLink key="phone" phone={phone} />],
          ["Type", type],
        ]}
      />
    </Card>
  )
}
