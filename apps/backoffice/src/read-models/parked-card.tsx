import { useInfiniteQuery } from "@tanstack/react-query"
import type { ParkedEvent } from "@voltread/domain/contract/read-models.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { useImmediateChange } from "../session/use-immediate-change.ts"
import { parkedColumns } from "./parked-columns.tsx"
import { parkedKey, parkedQuery, readModelsKey } from "./queries.ts"

const SkipDialog = lazy(() => part(() => import("./skip-dialog.tsx")))

/** Events that no read model could apply: what they are about is incomplete until they can be. */
export function ParkedEvents() {
  const query = useInfiniteQuery(parkedQuery)
  const { run, isPending } = useImmediateChange([parkedKey, readModelsKey])
  const [skipping, setSkipping] = useState<ParkedEvent>()
  const columns = useMemo(() => parkedColumns(setSkipping), [])
  const layout = useTableLayout("parked-events", columns)
  const rows = query.data?.pages.flatMap(({ events }) => events)
  const retry = () =>
    void run({
      request: { method: "POST", path: "/api/admin/parked-events/retry" },
      done: "Trying again.",
      missing: "There are none left.",
    })
  return (
    <section aria-labelledby="parked" className="flex flex-col gap-3">
      <header className="flex min-h-11 flex-wrap items-center gap-4">
        <h2 id="parked" className="text-lg">
          Changes that could not be shown
        </h2>
        {rows !== undefined && rows.length > 0 && (
          <Button size="sm" variant="secondary" isPending={isPending} onPress={retry} className="ml-auto">
            Try all again
          </Button>
        )}
      </header>
      <TableList
        query={query}
        rows={rows}
        what="changes"
        caption="Changes that could not be shown"
        layout={layout}
        rowId={({ stream, revision }) => `${stream} ${revision}`}
        empty={
          <EmptyState icon="check" title="No problems">
            All changes are shown on the pages.
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {skipping !== undefined && <SkipDialog event={skipping} onClose={() => setSkipping(undefined)} />}
      </Suspense>
    </section>
  )
}
