import { Link } from "@tanstack/react-router"
import type { Customer } from "@voltread/domain/contract/customer.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { Card } from "../page/card.tsx"

const SHOWN = 8

/** Applications to lease or finance; each leads to the order that it is for. */
export function ApplicationsCard({ customer }: { readonly customer: Customer }) {
  const { applications, username } = customer
  return (
    <Card
      title="Applications"
      action={
        applications.length > SHOWN && (
          <Link
            to="/applications"
            search={{ customer: username }}
            className="text-sm font-semibold underline underline-offset-4"
          >
            All in the list
          </Link>
        )
      }
    >
      {applications.length === 0 && <p className="text-sm text-muted">No applications yet.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {applications.slice(0, SHOWN).map((application) => (
          <li
            key={application.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            {application.orderId === null ? (
              <span className="font-semibold">{lenderNameOf(application.lender)}</span>
            ) : (
              <Link
                to="/orders/$orderId"
                params={{ orderId: application.orderId }}
                className="w-fit font-semibold after:absolute after:inset-0"
              >
                {`${lenderNameOf(application.lender)}, ${application.orderUniqueId ?? "order"}`}
              </Link>
            )}
            <Money
              amount={application.approvedAmount ?? application.amountRequested}
              className="text-right font-semibold"
            />
            <span className="text-muted">
              <DateTime at={application.createdAt} />
            </span>
            <StatusBadge status={application.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
