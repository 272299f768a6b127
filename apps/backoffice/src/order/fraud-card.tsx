import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { OrderDetailFragment } from "../generated/order.ts"
import { Card } from "../page/card.tsx"
import { formatDistance } from "../page/distance.ts"
import { Facts } from "../page/facts.tsx"
import type { SectionProps } from "./model/section-props.ts"

type Checked = Pick<
  OrderDetailFragment,
  | "fraudIsChecked"
  | "fraudCheckIsDue"
  | "fraudScore"
  | "fraudIpDistanceFromAddress"
  | "fraudEmailFirstSeen"
  | "ipAddress"
>

export function FraudFacts({ order }: { readonly order: Checked }) {
  const distance = order.fraudIpDistanceFromAddress
  if (order.fraudCheckIsDue) return <p className="text-sm text-muted">Being checked for fraud.</p>
  if (order.fraudIsChecked !== true) return <p className="text-sm text-muted">Not checked for fraud.</p>
  return (
    <Facts
      facts={[
        ["Fraud score", order.fraudScore === null ? null : `${formatNumber(order.fraudScore, 2)} of 99`],
        ["IP to address", distance === null ? null : formatDistance(distance)],
        [
          "Email first seen",
          order.fraudEmailFirstSeen === null ? null : formatDay(order.fraudEmailFirstSeen),
        ],
        ["IP address", order.ipAddress],
      ]}
    />
  )
}

export default function FraudCard({ order, changed }: SectionProps) {
  return (
    <Card title="Fraud check" isChanged={changed.has("fraud")}>
      <FraudFacts order={order} />
      {order.fraudReasons.length > 0 && (
        <ul aria-label="Reasons" className="mt-3 flex list-disc flex-col gap-1 pl-5 text-sm">
          {order.fraudReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
