import { useInfiniteQuery } from "@tanstack/react-query"
import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { PriceTabs } from "../prices/price-tabs.tsx"
import { useMay } from "../session/use-session.ts"
import { promotionColumns } from "./promotion-columns.tsx"
import { promotionsQuery } from "./queries.ts"

const PromotionDialog = lazy(() => part(() => import("./promotion-dialog.tsx")))

export function PromotionsPage() {
  if (useMay("manage-prices")) return <Promotions />
  return (
    <ListPage title="Promotions">
      <NoAccess />
    </ListPage>
  )
}

/** Codes that take something off an order. */
function Promotions() {
  const query = useInfiniteQuery(promotionsQuery)
  /** Null: a new one. */
  const [changed, setChanged] = useState<PromotionView | null>()
  const timeZone = query.data?.pages[0]?.timeZone ?? "UTC"
  const columns = useMemo(() => promotionColumns(timeZone, setChanged), [timeZone])
  const layout = useTableLayout("promotions", columns)
  const add = <Button onPress={() => setChanged(null)}>New promotion</Button>
  return (
    <ListPage title="Promotions" layout={layout} tabs={<PriceTabs />} actions={add}>
      <TableList
        query={query}
        rows={query.data?.pages.flatMap(({ promotions }) => promotions)}
        what="promotions"
        caption="Promotions"
        layout={layout}
        rowId={({ code }) => code}
        empty={
          <EmptyState icon="card" title="There are no promotions yet" action={add}>
            Shoppers enter a code at checkout; the shop takes off what you set here.
          </EmptyState>
        }
      />
      {changed !== undefined && (
        <Suspense fallback={null}>
          <PromotionDialog promotion={changed} timeZone={timeZone} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
