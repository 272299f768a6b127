import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { APPROVAL_ENDS } from "@voltread/domain/loans/approval-words.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { Loaded } from "../shop/loaded.tsx"
import { useShop } from "../shop/use-shop.ts"
import { type Application, type ApplicationStep, applicationStep } from "./application-step.ts"
import { CursorPagination } from "./cursor-pagination.tsx"
import { OrderListSkeleton } from "./order-list.tsx"
import { PageTitle } from "./page-title.tsx"
import { applicationsQuery } from "./queries.ts"

/** Own applications for leases and loans, newest first. */
export function ApplicationsPage({ after }: { readonly after: string | undefined }) {
  const { request } = useShop()
  const page = useQuery(applicationsQuery(request, after))
  return (
    <>
      <PageTitle>Your applications</PageTitle>
      <Loaded
        query={page}
        failure="Your applications could not be loaded"
        skeleton={<OrderListSkeleton count={2} />}
      >
        {({ applications, nextCursor }) =>
          applications.length === 0 ? (
            <NoApplications />
          ) : (
            <>
              <ul aria-label="Applications" className="flex flex-col gap-3">
                {applications.map((application) => (
                  <ApplicationCard key={application.id} application={application} />
                ))}
              </ul>
              <CursorPagination to="/account/applications" after={after} nextCursor={nextCursor} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function NoApplications() {
  return (
    <EmptyState
      icon="note"
      title="No applications yet"
      action={
        <Link to="/page/how-it-works" className={buttonStyle()}>
          How paying over time works
        </Link>
      }
    >
      When you apply for a lease or a loan, the lender's answer appears here.
    </EmptyState>
  )
}

function ApplicationCard({ application }: { readonly application: Application }) {
  const { orderId, orderUniqueId, approvedAmount, approvalExpiresAt } = application
  const step = applicationStep(application)
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{application.product === "loan" ? "Loan" : "Lease to own"}</h2>
        <StatusBadge status={application.status} />
        <DateTime at={application.createdAt} dateOnly className="ml-auto text-sm text-muted" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        <div>
          <dt className="text-muted">Requested</dt>
          <dd className="font-semibold">
            <Money amount={application.amountRequested} />
          </dd>
        </div>
        {approvedAmount !== null && (
          <div>
            <dt className="text-muted">Approved</dt>
            <dd className="font-semibold">
              <Money amount={approvedAmount} />
            </dd>
          </div>
        )}
        {step !== null && step.by !== null && (
          <div>
            <dt className="text-muted">{APPROVAL_ENDS.contract}</dt>
            <dd className="font-semibold">
              <DateTime at={step.by} dateOnly />
            </dd>
          </div>
        )}
        {application.status === "APPROVED" && approvalExpiresAt !== null && (
          <div>
            <dt className="text-muted">{APPROVAL_ENDS.approval}</dt>
            <dd className="font-semibold">
              <DateTime at={approvalExpiresAt} dateOnly />
            </dd>
          </div>
        )}
        {orderId !== null && (
          <div>
            <dt className="text-muted">For order</dt>
            <dd>
              <Link
                to="/order/$id"
                params={{ id: orderId }}
                className="font-semibold underline underline-offset-4"
              >
                {orderUniqueId ?? "Open"}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {step !== null && orderId !== null && <NextStep step={step} orderId={orderId} />}
    </li>
  )
}

function NextStep({ step, orderId }: { readonly step: ApplicationStep; readonly orderId: string }) {
  const { action, words } = step
  return (
    <p className="text-sm">
      {words}
      {action !== null && (
        <>
          {" "}
          <Link
            to="/order/$id"
            params={{ id: orderId }}
            className="font-semibold underline underline-offset-4"
          >
            {action}
          </Link>
        </>
      )}
    </p>
  )
}
