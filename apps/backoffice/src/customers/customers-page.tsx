import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import type { CustomerRow } from "@voltread/domain/contract/customer.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { TabRow } from "../page/tab-row.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { customerColumns } from "./customer-columns.tsx"
import { FilterBar } from "./filter-bar.tsx"
import { customersQuery } from "./model/queries.ts"
import type { CustomersView } from "./model/view.ts"
import { SimilarNames } from "./similar-names.tsx"

const StatusDialog = lazy(() => part(() => import("./dialogs/status-dialog.tsx")))

const route = getRouteApi("/_staff/customers/")

const tabs = [
  [undefined, "All"],
  ["active", "Active"],
  ["disabled", "Disabled"],
  ["guest", "Guests"],
] as const

const withStatus = ({ status: _status, ...view }: CustomersView, status: CustomersView["status"]) =>
  status === undefined ? view : { ...view, status }

function ViewTabs({ view }: { readonly view: CustomersView }) {
  return (
    <TabRow label="Customer views">
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
    </TabRow>
  )
}

/** Everybody who has an account at the shop or has ordered without one, newest first. */
export function CustomersPage() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const [toggled, setToggled] = useState<CustomerRow>()
  const columns = useMemo(() => customerColumns(setToggled), [])
  const layout = useTableLayout("customers", columns)
  const query = useInfiniteQuery(customersQuery(view))

  return (
    <ListPage
      title="Customers"
      found={query.data?.pages[0]}
      layout={layout}
      tabs={<ViewTabs view={view} />}
      filters={
        <FilterBar
          view={view}
          onChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      }
    >
      {!query.isPlaceholderData && <SimilarNames page={query.data?.pages[0]} searched={view.q} />}
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.customers)}
        what="customers"
        caption="Customers"
        layout={layout}
        rowId={({ username }) => username}
        empty={
          <EmptyState
            icon="user"
            title="No customers here"
            action={
              <Link to="/customers" search={{}} className={buttonStyle("secondary")}>
                Show all customers
              </Link>
            }
          >
            {view.q === undefined
              ? "Nobody matches this view."
              : "Nobody is called so or similarly. Try a part of the email address or the phone, a city, a ZIP code or an order number."}
          </EmptyState>
        }
      />
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
    </ListPage>
  )
}
