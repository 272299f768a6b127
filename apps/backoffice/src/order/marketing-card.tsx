import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { OrderMarketing } from "@voltread/domain/contract/affiliate-books.ts"
import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { visitInWords } from "@voltread/domain/shared/traffic-words.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import { useMay } from "../session/use-session.ts"
import { orderMarketingQuery } from "./model/queries.ts"
import type { SectionProps } from "./model/section-props.ts"

const AffiliateStory = lazy(() => part(() => import("./affiliate-story.tsx")))

const touchInWords = (touch: OrderMarketing["first"] | undefined): string | null =>
  touch == null ? null : visitInWords(touch)

/** Where the shopper came from, what the affiliate earns, and what its network was told. */
export default function MarketingCard({ order, changed }: SectionProps) {
  const mayManage = useMay("manage-affiliates")
  const { data: marketing } = useQuery(orderMarketingQuery(order.id))
  return (
    <Card title="Affiliate and tracking" isChanged={changed.has("marketing")}>
      <Facts
        facts={[
          [
            "Affiliate",
            order.affiliateId === null || !mayManage ? (
              (order.affiliateId ?? "None")
            ) : (
              <Link key="l" to="/affiliates/$affiliateId" params={{ affiliateId: order.affiliateId }}>
                {order.affiliateId}
              </Link>
            ),
          ],
          ["Sub-affiliate", order.subAffiliateId],
          ["Click", order.clickHash],
          ["Rollup", order.rollupId],
          ["Rollup at submission", order.submittedRollupId],
          [
            "Affiliate take",
            order.affiliateTake === null ? null : <Money key="a" amount={order.affiliateTake} />,
          ],
          ["Terms", marketing?.terms == null ? null : termsInWords(marketing.terms)],
          [
            "Kept after returns",
            marketing?.conversion == null ? null : <Money key="k" amount={marketing.conversion.kept} />,
          ],
          ["Lender take", order.lenderTake === null ? null : <Money key="l" amount={order.lenderTake} />],
          ["First visit", touchInWords(marketing?.first)],
          ["Last visit", touchInWords(marketing?.last)],
          ["Last paid visit", touchInWords(marketing?.lastPaid)],
          ["Source", order.utmSource],
          ["Medium", order.utmMedium],
          ["Campaign", order.utmCampaign],
          ["Google click ID", order.googleClickId],
          ["Facebook click ID", order.facebookClickId],
          ["Languages", order.acceptLanguages],
          ["Browser", order.userAgent],
        ]}
      />
      {marketing != null && (
        <Suspense fallback={null}>
          <AffiliateStory marketing={marketing} />
        </Suspense>
      )}
    </Card>
  )
}
