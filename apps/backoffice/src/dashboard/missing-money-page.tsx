import { useInfiniteQuery } from "@tanstack/react-query"
import type { MissingMoneyData } from "@voltread/domain/contract/dashboard.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { BackLink } from "../page/back-link.tsx"
import { MISSING_MONEY } from "../page/inner-pages.ts"
import { NoAccess } from "../page/no-access.tsx"
import { useMay } from "../session/use-session.ts"
import { missingMoneyColumns } from "./missing-money-columns.tsx"
import { missingMoneyQuery } from "./queries.ts"

const WriteOffDialog = lazy(() => part(() => import("./write-off-dialog.tsx")))

const back = <BackLink to="/">Dashboard</BackLink>
const TITLE = MISSING_MONEY.label

export function MissingMoneyPage() {
  if (useMay(MISSING_MONEY.permission)) return <MissingMoney />
  return (
    <ListPage back={back} title={TITLE}>
      <NoAccess />
    </ListPage>
  )
}

/** Orders whose payment was taken back, or that were approved with less than their total. */
function MissingMoney() {
  const query = useInfiniteQuery(missingMoneyQuery)
  const [chosen, setChosen] = useState<MissingMoneyData["orders"][number]>()
  const columns = useMemo(() => missingMoneyColumns(setChosen), [])
  const layout = useTableLayout("missing-money", columns)
  return (
    <ListPage back={back} title={TITLE} layout={layout}>
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.orders)}
        what="orders"
        caption={`${TITLE}, the oldest first`}
        layout={layout}
        rowId={({ orderId }) => orderId}
        empty={
          <EmptyState icon="check" title="No money is missing">
            Orders that a bank or payment provider took money back from appear here, and those that were
            approved with less than their total.
          </EmptyState>
        }
      />
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <WriteOffDialog order={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
