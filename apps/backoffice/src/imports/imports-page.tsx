import { useInfiniteQuery } from "@tanstack/react-query"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { PriceTabs } from "../prices/price-tabs.tsx"
import { useMay } from "../session/use-session.ts"
import { importColumns } from "./import-columns.tsx"
import { importsQuery } from "./queries.ts"
import { UploadCard } from "./upload-card.tsx"

const HistoryCard = lazy(() => part(() => import("./history-card.tsx")))
const ReferenceCard = lazy(() => part(() => import("./reference-card.tsx")))

// As high as the cards, which put the list below them.
const REFERENCE_PLACE = (
  <Loading label="Loading the import of reference data">
    <Skeleton className="h-104 rounded-lg desk:h-84 wide:h-92" />
  </Loading>
)
const HISTORY_PLACE = (
  <Loading label="Loading the import of past orders">
    <Skeleton className="h-244 rounded-lg desk:h-157 wide:h-169" />
  </Loading>
)

/** The imports of suppliers' files. */
export function ImportsPage() {
  if (useMay("generate-catalogue")) return <Imports />
  return (
    <ListPage title="Imports">
      <NoAccess />
    </ListPage>
  )
}

function Imports() {
  const layout = useTableLayout("imports", importColumns)
  const query = useInfiniteQuery(importsQuery)
  const mayExport = useMay("transfer-history")
  return (
    <ListPage
      title="Imports"
      layout={layout}
      tabs={<PriceTabs />}
      filters={
        <div className="grid items-start gap-4 wide:grid-cols-2">
          <UploadCard />
          <Suspense fallback={REFERENCE_PLACE}>
            <ReferenceCard />
          </Suspense>
          {mayExport && (
            <Suspense fallback={HISTORY_PLACE}>
              <HistoryCard />
            </Suspense>
          )}
        </div>
      }
    >
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.imports)}
        what="imports"
        caption="Imports"
        layout={layout}
        rowId={({ importId }) => importId}
        empty={
          <EmptyState icon="box" title="Nothing has been imported yet">
            Each file is listed here with its result and every line that could not be imported.
          </EmptyState>
        }
      />
    </ListPage>
  )
}
