import { Link } from "@tanstack/react-router"
import { Card } from "../page/card.tsx"
import { EmailLink, EmailText } from "../page/email-link.tsx"
import { Facts } from "../page/facts.tsx"
import { PhoneLink } from "../page/phone-link.tsx"
import { EditButton } from "./edit-button.tsx"
import type { SectionProps } from "./model/section-props.ts"

interface CustomerCardProps extends SectionProps {
  /** Also shows the destination, for small screens, where the address card is far below. */
  readonly hasPlace?: boolean
}

export function CustomerCard({ order, changed, onAction, hasPlace = false }: CustomerCardProps) {
  const isErased = !order.email.includes("@")
  return (
    <Card
      title="Customer"
      isChanged={changed.has("customer")}
      action={
        onAction !== undefined &&
        !isErased && <EditButton of="email address" onPress={() => onAction({ _tag: "email" })} />
      }
    >
      <Facts
        facts={[
          ["Name", `${order.firstName} ${order.lastName}`],
          ["Email", <EmailLink key="email" email={order.email} />],
          ["Phone", <PhoneLink key="phone" phone={order.phone} />],
          ["Ships to", hasPlace ? `${order.shipCity}, ${order.shipState} ${order.shipPostalCode}` : null],
          [
            "Account",
            order.username === null && isErased ? (
              "Guest"
            ) : (
              <Link
                key="account"
                to="/customers/$username"
                params={{ username: order.username ?? order.email }}
                className="font-semibold wrap-anywhere underline underline-offset-4"
              >
                <EmailText email={order.username ?? "Guest"} />
              </Link>
            ),
          ],
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
