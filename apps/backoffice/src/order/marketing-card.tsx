import { Money } from "@voltread/ui/components/money.tsx"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import type { SectionProps } from "./section-props.ts"

/** Where the shopper came from and who earns by it. */
export function MarketingCard({ order, changed }: SectionProps) {
  return (
    <Card title="Affiliate and tracking" isChanged={changed.has("marketing")}>
      <Facts
        facts={[
          ["Affiliate", order.affiliateId ?? "None"],
          ["Sub-affiliate", order.subAffiliateId],
          ["Click", order.clickHash],
          ["Rollup", order.rollupId],
          ["Rollup at submission", order.submittedRollupId],
          [
            "Affiliate take",
            order.affiliateTake === null ? null : <Money key="a" amount={order.affiliateTake} />,
          ],
          ["Lender take", order.lenderTake === null ? null : <Money key="l" amount={order.lenderTake} />],
          ["Source", order.utmSource],
          ["Medium", order.utmMedium],
          ["Campaign", order.utmCampaign],
          ["Google click", order.googleClickId],
          ["Facebook click", order.facebookClickId],
          ["Languages", order.acceptLanguages],
          ["Browser", order.userAgent],
        ]}
      />
    </Card>
  )
}
