import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { ReactNode } from "react"
import { TabRow } from "../page/tab-row.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { countsOfView } from "./queries.ts"
import { countInWords, type StatusCounts } from "./status-counts.ts"
import type { SavedViews } from "./use-saved-views.ts"
import { type OrdersView, sameView } from "./view.ts"

/** `of`: all of them, where no status is named. */
function Count({ counts, of }: { readonly counts: StatusCounts | undefined; readonly of?: OrderStatus }) {
  const count = of === undefined ? counts?.total : counts?.byStatus.get(of)
  return (
    <span className={`numeric text-xs font-semibold ${count === 0 ? "text-muted" : "text-ink"}`}>
      {count === undefined ? " " : countInWords(count, counts?.isPartial ?? false)}
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
      aria-current={isCurrent && "page"}
    >
      {children}
    </Link>
  )
}

/** Views to choose from: all orders and the 12 statuses with how many of them search and filters leave, and what the person has saved. */
export function ViewTabs({ view, saved }: { readonly view: OrdersView; readonly saved: SavedViews }) {
  const { data: counts } = useQuery(countsOfView(view))
  // What is searched for is searched for in the other statuses, too.
  const { status: _, ...others } = view
  const current = saved.views.find((each) => sameView(each.view, view))
  const isStatus = (status?: string) =>
    current === undefined &&
    (status === undefined
      ? view.status === undefined
      : view.status?.length === 1 && view.status[0] === status)
  return (
    <TabRow label="Order views">
      <ViewLink view={others} isCurrent={isStatus()}>
        All <Count counts={counts} />
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
        <ViewLink key={status} view={{ ...others, status: [status] }} isCurrent={isStatus(status)}>
          {statusLabel(status)} <Count counts={counts} of={status} />
        </ViewLink>
      ))}
    </TabRow>
  )
}
