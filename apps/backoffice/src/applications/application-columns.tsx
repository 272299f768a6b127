import { Link } from "@tanstack/react-router"
import { APPROVAL_ENDS } from "@voltread/domain/loans/approval-words.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { AdminLoanApplicationsQuery } from "../generated/applications.ts"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { rowLinkStyle, secondLineStyle } from "../list/table-style.ts"

type Application = AdminLoanApplicationsQuery["adminLoanApplications"]["applications"][number]

function Applicant({ application: { applicantName, id } }: { readonly application: Application }) {
  return (
    <Link
      to="/applications/$applicationId"
      params={{ applicationId: id }}
      data-row=""
      className={rowLinkStyle}
    >
      {applicantName}
    </Link>
  )
}

/** The columns of the list of loan applications; a row leads to its page. */
export const applicationColumns: ReadonlyArray<Column<Application>> = [
  {
    id: "applicant",
    header: "Applicant",
    role: "rowHeader",
    cell: (application) => (
      <>
        <Applicant application={application} />
        <span className={`block max-w-48 truncate sm:max-w-60 text-muted ${secondLineStyle}`}>
          {application.applicantEmail}
        </span>
      </>
    ),
  },
  {
    id: "order",
    header: "Order",
    from: "desk",
    className: "numeric",
    cell: ({ orderUniqueId }) => orderUniqueId ?? "—",
  },
  { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "lender",
    header: "Lender",
    from: "wide",
    cell: ({ lender, leaseId }) => (
      <>
        {lenderNameOf(lender)}
        {leaseId !== null && <span className={`block text-muted ${secondLineStyle}`}>{leaseId}</span>}
      </>
    ),
  },
  {
    id: "requested",
    header: "Requested",
    from: "sm",
    align: "end",
    cell: ({ amountRequested }) => <Money amount={amountRequested} />,
  },
  {
    id: "approved",
    header: "Approved",
    from: "sm",
    align: "end",
    className: "font-semibold",
    cell: ({ approvedAmount }) => (approvedAmount === null ? "—" : <Money amount={approvedAmount} />),
  },
  {
    id: "approvalEnds",
    header: APPROVAL_ENDS.approval,
    from: "wide",
    className: "whitespace-nowrap",
    cell: ({ approvalExpiresAt }) =>
      approvalExpiresAt === null ? "—" : <DateTime at={approvalExpiresAt} dateOnly />,
  },
  { id: "created", header: "Created", from: "wide", ...timeCells("createdAt") },
]
