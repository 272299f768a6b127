import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { LOAN_STATUSES_ON_SCREEN } from "@voltread/domain/loans/loan-status-table.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { OrdersTableSkeleton } from "../orders/orders-table-skeleton.tsx"
import { QueryError } from "../shell/query-error.tsx"
import { SearchBox } from "../shell/search-box.tsx"
import { chipStyle, tabStyle } from "../shell/tab-style.ts"
import { ApplicationsTable } from "./applications-table.tsx"
import { applicationsQuery, countOf } from "./queries.ts"

const route = getRouteApi("/_staff/applications")

/** Loan applications, by status. */
export function ApplicationsPage() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(applicationsQuery(view))
  const first = query.data?.pages[0]
  const applications = query.data?.pages.flatMap((page) => page.applications) ?? []

  const { customer, ...everybody } = view
  const search = (q: string) => {
    const { q: _q, ...rest } = view
    void navigate({ search: q === "" ? rest : { ...rest, q }, replace: true })
  }
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Applications · Voltread back office</title>
      <h1 className="text-2xl">Applications</h1>
      <nav aria-label="Application views" className="flex overflow-x-auto border-b border-line">
        <Link to="/applications" search={{}} activeOptions={{ exact: true }} className={tabStyle}>
          All
        </Link>
        {LOAN_STATUSES_ON_SCREEN.map((status) => (
          <Link
            key={status}
            to="/applications"
            search={{ status }}
            activeOptions={{ exact: true }}
            className={tabStyle}
          >
            {statusLabel(status)}
            <span className="numeric text-xs text-ink">
              {first === undefined ? " " : countOf(first.counts, status).toLocaleString("en-US")}
            </span>
          </Link>
        ))}
      </nav>
      <div className="flex">
        <SearchBox
          label="Search applications"
          placeholder="Applicant, e-mail, order number, lease id"
          value={view.q ?? ""}
          onChange={search}
        />
      </div>
      {customer !== undefined && (
        <Link
          to="/applications"
          search={everybody}
          aria-label={`Remove filter: Customer ${customer}`}
          className={chipStyle}
        >
          {`Customer ${customer}`}
          <Icon name="close" className="size-4" />
        </Link>
      )}
      {query.isPending && <OrdersTableSkeleton density="comfortable" />}
      {query.isError && first === undefined && (
        <QueryError error={query.error} what="The applications" onRetry={() => void query.refetch()} />
      )}
      {first !== undefined && applications.length === 0 && (
        <EmptyState
          icon="note"
          title="No applications here"
          action={
            <Link to="/applications" search={{}} className={buttonStyle("secondary")}>
              Show all applications
            </Link>
          }
        >
          Shoppers who choose to lease or finance appear here.
        </EmptyState>
      )}
      {applications.length > 0 && (
        <div className={`-mx-4 desk:mx-0 ${query.isPlaceholderData ? "opacity-60" : ""}`}>
          <ApplicationsTable applications={applications} />
        </div>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
          className="self-center"
        >
          Show more applications
        </Button>
      )}
    </div>
  )
}
