import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { ExportRows } from "../list/export-rows.tsx"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { useMay } from "../session/use-session.ts"
import { AUDIT_LOG_COLUMNS } from "./audit-log-columns.tsx"
import { knownView } from "./known-view.ts"
import { auditLogQuery, filePath } from "./queries.ts"
import type { AuditLogView } from "./view.ts"

const OrderChip = lazy(() => part(() => import("./order-chip.tsx")))
const FilterPanel = lazy(() => part(() => import("./filter-panel.tsx")))

const route = getRouteApi("/_staff/audit-log")

export function AuditLogPage() {
  if (useMay("read-audit-log")) return <AuditLog />
  return (
    <ListPage title="Audit log">
      <NoAccess />
    </ListPage>
  )
}

/** What staff have done, newest first. */
function AuditLog() {
  const view = route.useSearch({ select: knownView })
  const { subject, ...others } = view
  const navigate = useNavigate()
  const isFiltered = Object.keys(view).length > 0
  const [isOpen, setOpen] = useState(isFiltered)
  const query = useInfiniteQuery(auditLogQuery(view))
  const layout = useTableLayout("audit-log", AUDIT_LOG_COLUMNS)
  const show = (changed: AuditLogView) => void navigate({ to: "/audit-log", search: changed, replace: true })
  return (
    <ListPage
      title="Audit log"
      actions={<ExportRows path={filePath(view)} fileName="audit-log.csv" />}
      layout={layout}
      filters={
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              <Icon name="filter" />
              Filters
            </Button>
            {view.on === "order" && subject !== undefined && (
              <Suspense fallback={null}>
                <OrderChip orderId={subject} others={others} />
              </Suspense>
            )}
            {isFiltered && (
              <Link to="/audit-log" search={{}} className={buttonStyle("ghost", "sm")}>
                Show everything
              </Link>
            )}
          </div>
          {isOpen && (
            <Suspense fallback={<div className="h-28" />}>
              <FilterPanel view={view} onChange={show} />
            </Suspense>
          )}
        </div>
      }
    >
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.entries)}
        what="entries"
        caption="What staff have done, newest first"
        layout={layout}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon="shield" title="No matching entries">
            Choose other filters, or show everything.
          </EmptyState>
        }
      />
    </ListPage>
  )
}
