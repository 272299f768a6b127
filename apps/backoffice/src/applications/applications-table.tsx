import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { useRef } from "react"
import type { AdminLoanApplicationsQuery } from "../generated/applications.ts"
import { tableCell as cell, tableHead as head } from "../list/table-style.ts"
import { useRowKeys } from "../list/use-row-keys.ts"

export type Application = AdminLoanApplicationsQuery["adminLoanApplications"]["applications"][number]

function Applicant({ application }: { readonly application: Application }) {
  const name = application.applicantName
  if (application.orderId === null) return <span className="font-semibold">{name}</span>
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId: application.orderId }}
      data-row=""
      className="font-semibold -outline-offset-2 after:absolute after:inset-0"
    >
      {name}
    </Link>
  )
}

/** Loan applications; a row leads to the order that it is for. */
export function ApplicationsTable({ applications }: { readonly applications: ReadonlyArray<Application> }) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Loan applications</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            Applicant
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Order
          </th>
          <th scope="col" className={head}>
            Status
          </th>
          <th scope="col" className={`${head} hidden wide:table-cell`}>
            Lender
          </th>
          <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
            Requested
          </th>
          <th scope="col" className={`${head} text-right`}>
            Approved
          </th>
          <th scope="col" className={`${head} hidden wide:table-cell`}>
            Approval ends
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Created
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {applications.map((application) => (
          <tr key={application.id} className="relative hover:bg-sunken">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Applicant application={application} />
              <span className="block max-w-56 truncate text-muted">{application.applicantEmail}</span>
            </th>
            <td className={`${cell} numeric hidden desk:table-cell`}>{application.orderUniqueId ?? "—"}</td>
            <td className={cell}>
              <StatusBadge status={application.status} />
            </td>
            <td className={`${cell} hidden wide:table-cell`}>
              {application.lender}
              {application.leaseId !== null && (
                <span className="block text-muted">{application.leaseId}</span>
              )}
            </td>
            <td className={`${cell} hidden text-right sm:table-cell`}>
              <Money amount={application.amountRequested} />
            </td>
            <td className={`${cell} text-right font-semibold`}>
              {application.approvedAmount === null ? "—" : <Money amount={application.approvedAmount} />}
            </td>
            <td className={`${cell} hidden whitespace-nowrap wide:table-cell`}>
              {application.approvalExpiresAt === null ? (
                "—"
              ) : (
                <DateTime at={application.approvalExpiresAt} dateOnly />
              )}
            </td>
            <td className={`${cell} hidden whitespace-nowrap text-muted desk:table-cell`}>
              <DateTime at={application.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
