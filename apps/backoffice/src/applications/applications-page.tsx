import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { LOAN_STATUSES_ON_SCREEN } from "@voltread/domain/loans/loan-status-table.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { SearchBox } from "../page/search-box.tsx"
import { TabRow } from "../page/tab-row.tsx"
import { chipStyle, tabStyle } from "../page/tab-style.ts"
import { applicationColumns } from "./application-columns.tsx"
import { type ApplicationCounts, applicationsQuery, countOf } from "./queries.ts"
import type { ApplicationsView } from "./view.ts"

const route = getRouteApi("/_staff/applications")

const STUCK = "No decision for a day"

/** Loan applications, by status. */
export function ApplicationsPage() {
  const view = route.useSearch()
  const layout = useTableLayout("applications", applicationColumns)
  const query = useInfiniteQuery(applicationsQuery(view))
  return (
    <ListPage
      title="Applications"
      layout={layout}
      tabs={<StatusTabs counts={query.data?.pages[0]?.counts} />}
      filters={<Filters view={view} />}
    >
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.applications)}
        what="applications"
        caption="Loan applications"
        layout={layout}
        rowId={({ id }) => id}
        empty={
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
        }
      />
    </ListPage>
  )
}

/** `counts`: undefined before they are loaded. */
function StatusTabs({ counts }: { readonly counts: ApplicationCounts | undefined }) {
  return (
    <TabRow label="Application views">
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
            {counts === undefined ? " " : formatNumber(countOf(counts, status))}
          </span>
        </Link>
      ))}
    </TabRow>
  )
}

function Filters({ view }: { readonly view: ApplicationsView }) {
  const navigate = route.useNavigate()
  const { customer, ...everybody } = view
  const { stuck, ...decided } = view
  const search = (q: string) => {
    const { q: _q, ...rest } = view
    void navigate({ search: q === "" ? rest : { ...rest, q }, replace: true })
  }
  return (
    <>
      <div className="flex">
        <SearchBox
          label="Search applications"
          placeholder="Applicant, email, order number, lease ID"
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
      {stuck === true && (
        <Link
          to="/applications"
          search={decided}
          aria-label={`Remove filter: ${STUCK}`}
          className={chipStyle}
        >
          {STUCK}
          <Icon name="close" className="size-4" />
        </Link>
      )}
    </>
  )
}
