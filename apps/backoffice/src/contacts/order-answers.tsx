import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { QueryError } from "../page/query-error.tsx"
import { ShownOnly } from "../page/shown-only.tsx"
import { orderAnswersQuery } from "./queries.ts"

/** Orders whose customers replied to an email and wait; they are answered on the order's page. */
export function OrderAnswers() {
  const query = useQuery(orderAnswersQuery)
  if (query.isPending) return <ListSkeleton label="Loading the orders" rows={4} />
  if (query.isError)
    return <QueryError error={query.error} what="The orders" onRetry={() => void query.refetch()} />
  const { answers, hasMore } = query.data
  if (answers.length === 0)
    return (
      <EmptyState icon="check" title="All emails are answered">
        Orders appear here when customers reply to your emails.
      </EmptyState>
    )
  return (
    <>
      <ul aria-label="Orders with replies waiting" className="flex max-w-3xl flex-col">
        {answers.map(({ orderId, orderNumber, customerName, since }) => (
          <li key={orderId} className="border-b border-line">
            <Link
              to="/orders/$orderId"
              params={{ orderId }}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3 py-3 hover:bg-sunken"
            >
              <span className="numeric font-semibold">{orderNumber || orderId}</span>
              <span className="min-w-0 break-words">{customerName}</span>
              <span className="ml-auto text-sm text-muted">
                {"Waiting since "}
                <DateTime at={since} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShownOnly hasMore={hasMore} count={answers.length} which="oldest" />
    </>
  )
}
