import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { lazy, Suspense, useState } from "react"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { QueryError } from "../page/query-error.tsx"
import { tabStyle } from "../page/tab-style.ts"
import type { CustomerRow } from "./customer.ts"
import { CustomersTable } from "./customers-table.tsx"
import { FilterBar } from "./filter-bar.tsx"
import { customersQuery } from "./queries.ts"
import type { CustomersView } from "./view.ts"

const StatusDialog = lazy(() => import("./dialogs/status-dialog.tsx"))

const route = getRouteApi("/_staff/customers/")

const tabs = [
  [undefined, "All"],
  ["active", "Active"],
  ["disabled", "Disabled"],
] as const

const withStatus = ({ status: _status, ...view }: CustomersView, status: CustomersView["status"]) =>
  status === undefined ? view : { ...view, status }

/** Everybody who has an account at the shop, newest first. */
export function CustomersPage() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const [toggled, setToggled] = useState<CustomerRow>()
  const query = useInfiniteQuery(customersQuery(view))
  const first = query.data?.pages[0]
  const customers = query.data?.pages.flatMap((page) => page.customers) ?? []

  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Customers · Voltread back office</title>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="text-2xl">Customers</h1>
        <p aria-live="polite" className="numeric text-muted">
          {first === undefined
            ? ""
            : `${first.totalCount.toLocaleString("en-US")}${first.moreThanCounted ? "+" : ""} found`}
        </p>
      </header>
      <nav aria-label="Customer views" className="flex overflow-x-auto border-b border-line">
        {tabs.map(([status, label]) => (
          <Link
            key={label}
            to="/customers"
            search={withStatus(view, status)}
            activeOptions={{ exact: true }}
            className={tabStyle}
          >
            {label}
          </Link>
        ))}
      </nav>
      <FilterBar
        view={view}
        onChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
      {query.isPending && <ListSkeleton label="Loading customers" />}
      {query.isError && first === undefined && (
        <QueryError error={query.error} what="The customers" onRetry={() => void query.refetch()} />
      )}
      {first !== undefined && customers.length === 0 && (
        <EmptyState
          icon="user"
          title="No customers here"
          action={
            <Link to="/customers" search={{}} className={buttonStyle("secondary")}>
              Show all customers
            </Link>
          }
        >
          Nobody matches this view. Guests who bought without an account are found among the orders.
        </EmptyState>
      )}
      {customers.length > 0 && (
        <div className={`-mx-4 desk:mx-0 ${query.isPlaceholderData ? "opacity-60" : ""}`}>
          <CustomersTable customers={customers} onToggle={setToggled} />
        </div>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
          className="self-center"
        >
          Show more customers
        </Button>
      )}
      {toggled !== undefined && (
        <Suspense fallback={null}>
          <StatusDialog
            customer={toggled}
            onClose={() => setToggled(undefined)}
            onDone={() => {
              const { size: _size, ...first } = view
              void navigate({ search: first, replace: true })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
