import { Link } from "@tanstack/react-router"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import type { SectionProps } from "./model/section-props.ts"
import { safeLink } from "./safe-link.ts"

/** Renders nothing for an order without a lease. */
export default function LeaseCard({ order, changed }: SectionProps) {
  const lease = order.leaseDetails
  if (lease === null) return null
  // A contract that is signed, or has ended, waits for nobody.
  const signature = lease.statusName === "APPROVED" ? safeLink(order.lenderSignatureUrl ?? "") : undefined
  const kind = lease.product === "loan" ? "Loan" : "Lease"
  return (
    <Card title={kind} isChanged={changed.has("lease")}>
      <Facts
        facts={[
          ["Status", <StatusBadge key="status" status={lease.statusName} />],
          ["Lender", lenderNameOf(lease.lender)],
          [
            "Application",
            <Link
              key="application"
              to="/applications/$applicationId"
              params={{ applicationId: lease.id }}
              className="underline underline-offset-4"
            >
              Full history
            </Link>,
          ],
          [`${kind} ID`, lease.leaseId ?? order.leaseId],
          [
            "Approved",
            lease.approvedAmount === null ? null : <Money key="amount" amount={lease.approvedAmount} />,
          ],
          ["Approved at", lease.approvedAt === null ? null : <DateTime key="at" at={lease.approvedAt} />],
          [
            "Signature",
            signature === undefined ? null : (
              <a
                key="link"
                href={signature}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4"
              >
                Open at the lender
              </a>
            ),
          ],
        ]}
      />
    </Card>
  )
}
