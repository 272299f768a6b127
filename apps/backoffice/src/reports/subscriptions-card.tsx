import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Subscription } from "@voltread/domain/contract/report-subscription.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Card } from "../page/card.tsx"
import { useImmediateChange } from "../session/use-immediate-change.ts"
import { isReportName, REPORTS } from "./definitions.ts"
import { FREQUENCIES, SUBSCRIPTIONS, subscriptionsKey, subscriptionsQuery } from "./subscription-queries.ts"
import { filtersOf, groupingLabel, viewOf } from "./subscription-question.ts"

/** The user's email subscriptions; renders nothing if there are none. */
export function SubscriptionsCard() {
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery)
  const { run, isPending } = useImmediateChange([subscriptionsKey])
  if (subscriptions.length === 0) return null
  const end = (subscriptionId: string) =>
    void run({
      request: { method: "DELETE", path: `${SUBSCRIPTIONS}/${subscriptionId}` },
      done: "You no longer get this report.",
      missing: "It has already ended.",
    })
  return (
    <Card title="By email to you">
      <ul className="flex flex-col divide-y divide-line">
        {subscriptions.map((subscription) => (
          <li key={subscription.subscriptionId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <SubscriptionLine subscription={subscription} />
            <Button
              variant="secondary"
              size="sm"
              isPending={isPending}
              aria-label={`Unsubscribe from ${nameOf(subscription)}`}
              onPress={() => end(subscription.subscriptionId)}
            >
              Unsubscribe
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const nameOf = ({ report, question }: Subscription): string =>
  `${isReportName(report) ? REPORTS[report].title : report} by ${groupingLabel(report, question.groupBy)}`

function SubscriptionLine({ subscription }: { readonly subscription: Subscription }) {
  const { report, rhythm, question, nextAt } = subscription
  const filters = filtersOf(question)
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">
        {isReportName(report) ? (
          <Link
            to="/reports/$report"
            params={{ report }}
            search={viewOf(question)}
            className="underline underline-offset-4"
          >
            {REPORTS[report].title}
          </Link>
        ) : (
          report
        )}{" "}
        <span className="font-normal">by “{groupingLabel(report, question.groupBy)}”</span>
      </p>
      <p className="text-sm text-muted">
        {FREQUENCIES[rhythm].label}
        {filters !== "" && `, of ${filters}`}. Next: <DateTime at={nextAt} />, your time
      </p>
    </div>
  )
}
