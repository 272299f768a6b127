import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { showCurrentTab } from "@voltread/ui/components/show-current-tab.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { ReactNode } from "react"
import { tabStyle } from "../page/tab-style.ts"
import { countsQuery } from "./queries.ts"
import type { SavedViews } from "./use-saved-views.ts"
import { hasFilters, type OrdersView, sameView } from "./view.ts"

function Count({ count }: { readonly count: number | undefined }) {
  return (
    <span className={`numeric text-xs font-semibold ${count === 0 ? "text-muted" : "text-ink"}`}>
      {count === undefined ? " " : formatNumber(count)}
    </span>
  )
}

function ViewLink({
  view,
  isCurrent,
  children,
}: {
  readonly view: OrdersView
  readonly isCurrent: boolean
  readonly children: ReactNode
}) {
  return (
    <Link
      to="/orders"
      search={view}
      className={tabStyle}
      activeOptions={{ exact: true }}
      {...(isCurrent ? { "aria-current": "page" as const } : { "aria-current": false as const })}
    >
      {children}
    </Link>
  )
}

/** Views to choose from: all orders, the 12 statuses with their counts, and what the person has saved. */
export function ViewTabs({ view, saved }: { readonly view: OrdersView; readonly saved: SavedViews }) {
  const { data: counts } = useQuery(countsQuery)
  const current = saved.views.find((each) => sameView(each.view, view))
  const isStatus = (status?: string) =>
    current === undefined &&
    !hasFilters(view) &&
    (status === undefined
      ? view.status === undefined
      : view.status?.length === 1 && view.status[0] === status)
  return (
    <nav aria-label="Order views" ref={showCurrentTab} className="more-sideways flex border-b border-line">
      <ViewLink view={{}} isCurrent={isStatus()}>
        All <Count count={counts?.total} />
      </ViewLink>
      {saved.views.map(({ name, view: own }) => (
        <span key={name} className="flex items-center">
          <ViewLink view={own} isCurrent={current?.name === name}>
            <Icon name="bookmark" className="size-4" />
            {name}
          </ViewLink>
          {current?.name === name && (
            <button
              type="button"
              aria-label={`Delete view ${name}`}
              title="Delete this view"
              onClick={() => saved.remove(name)}
              className="-ml-2 grid size-8 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          )}
        </span>
      ))}
      {ORDER_STATUSES_ON_SCREEN.map((status) => (
        <ViewLink key={status} view={{ status: [status] }} isCurrent={isStatus(status)}>
          {statusLabel(status)} <Count count={counts?.byStatus.get(status)} />
        </ViewLink>
      ))}
    </nav>
  )
}
