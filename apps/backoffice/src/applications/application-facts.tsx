import { Link } from "@tanstack/react-router"
import { APPROVAL_ENDS } from "@voltread/domain/loans/approval-words.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Card } from "../page/card.tsx"
import { EmailLink } from "../page/email-link.tsx"
import { Facts } from "../page/facts.tsx"
import type { ApplicationDetails } from "./queries.ts"

const amount = (dollars: number | null) => (dollars === null ? null : formatMoney(dollars))
const time = (at: string | null) => (at === null ? null : <DateTime at={at} />)

/** What was asked, decided, agreed and paid. */
export function ApplicationFacts({ details }: { readonly details: ApplicationDetails }) {
  const { application, contract, fundedAmount, fundedAt, lenderReference, lenderTake } = details
  const { orderId, orderUniqueId } = application
  return (
    <div className="flex flex-col gap-5">
      <Card title="Application">
        <Facts
          facts={[
            ["Applicant", application.applicantName],
            ["Email", <EmailLink key="email" email={application.applicantEmail} />],
            [
              "Order",
              orderId === null ? null : (
                <Link
                  key="order"
                  to="/orders/$orderId"
                  params={{ orderId }}
                  className="underline underline-offset-4"
                >
                  {orderUniqueId ?? "Open"}
                </Link>
              ),
            ],
            ["Lender", lenderNameOf(application.lender)],
            ["Type", application.product === "loan" ? "Loan" : "Lease"],
            ["Lender's reference", lenderReference],
            ["Requested", amount(application.amountRequested)],
            ["Approved", amount(application.approvedAmount)],
            ["Approved at", time(application.approvedAt)],
            [APPROVAL_ENDS.approval, time(application.approvalExpiresAt)],
          ]}
        />
      </Card>
      {contract !== null && (
        <Card title="Contract">
          <Facts
            facts={[
              ["Number", contract.leaseId],
              ["Secondary reference", contract.secondaryLeaseId],
              ["Financed", amount(contract.amount)],
              ["Initial payment", amount(contract.initialPayment)],
              [
                "Payments",
                contract.payments === null || contract.recurringPayment === null
                  ? null
                  : `${contract.payments} of ${formatMoney(contract.recurringPayment)}`,
              ],
              [APPROVAL_ENDS.contract, application.status === "APPROVED" ? time(contract.expiresAt) : null],
            ]}
          />
        </Card>
      )}
      {fundedAt !== null && (
        <Card title="Paid by the lender">
          <Facts
            facts={[
              ["Paid", time(fundedAt)],
              ["Amount", amount(fundedAmount)],
              ["Lender's take", amount(lenderTake)],
            ]}
          />
        </Card>
      )}
    </div>
  )
}
