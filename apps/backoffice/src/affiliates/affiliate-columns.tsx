import { Link } from "@tanstack/react-router"
import type { AffiliateSummary } from "@voltread/domain/contract/affiliate.ts"
import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { rowLinkStyle, secondLineStyle } from "../list/table-style.ts"
import { networkLabel, periodLabel, statusLabel, statusTone } from "./model/labels.ts"

/** The columns of the list of affiliates; a row leads to its page. */
export const affiliateColumns: ReadonlyArray<Column<AffiliateSummary>> = [
  {
    id: "affiliate",
    header: "Affiliate",
    role: "rowHeader",
    cell: ({ affiliateId, name }) => (
      <>
        <Link to="/affiliates/$affiliateId" params={{ affiliateId }} data-row="" className={rowLinkStyle}>
          {name}
        </Link>
        <span className={`block text-muted ${secondLineStyle}`}>{affiliateId}</span>
      </>
    ),
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>,
  },
  {
    id: "terms",
    header: "Terms",
    cell: ({ terms }) => (terms === null ? "None now" : termsInWords(terms)),
  },
  {
    id: "rollup",
    header: "Rollup",
    from: "desk",
    className: "whitespace-nowrap",
    cell: ({ rollupId }) => rollupId ?? "",
  },
  {
    id: "network",
    header: "Network",
    from: "desk",
    className: "whitespace-nowrap",
    cell: ({ network }) => networkLabel(network),
  },
  {
    id: "payout",
    header: "Paid",
    from: "wide",
    className: "whitespace-nowrap",
    cell: ({ payoutPeriod }) => periodLabel(payoutPeriod),
  },
  {
    id: "subs",
    header: "Sub-affiliates",
    align: "end",
    from: "wide",
    cell: ({ subAffiliates }) => formatNumber(subAffiliates),
  },
  { id: "updated", header: "Changed", from: "wide", ...timeCells("updatedAt") },
]
