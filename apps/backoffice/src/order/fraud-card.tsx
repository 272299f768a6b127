import { formatNumber } from "@voltread/ui/components/number.ts"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import type { SectionProps } from "./section-props.ts"

export function FraudCard({ order, changed }: SectionProps) {
  const distance = order.fraudIpDistanceFromAddress
  return (
    <Card title="Fraud check" isChanged={changed.has("fraud")}>
      {order.fraudIsChecked === true ? (
        <Facts
          facts={[
            ["Score", order.fraudScore],
            ["IP to address", distance === null ? null : `${formatNumber(distance, 3)} km`],
            ["E-mail first seen", order.fraudEmailFirstSeen],
            ["IP address", order.ipAddress],
          ]}
        />
      ) : (
        <p className="text-sm text-muted">Not checked yet.</p>
      )}
    </Card>
  )
}
