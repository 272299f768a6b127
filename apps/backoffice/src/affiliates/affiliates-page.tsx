import { useQuery } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { useMay } from "../session/use-session.ts"
import { affiliateColumns } from "./affiliate-columns.tsx"
import { AffiliateTabs } from "./affiliate-tabs.tsx"
import { affiliatesQuery } from "./model/queries.ts"

const AffiliateDialog = lazy(() => part(() => import("./dialogs/affiliate-dialog.tsx")))
const RollupDialog = lazy(() => part(() => import("./dialogs/rollup-dialog.tsx")))

export function AffiliatesPage() {
  if (useMay("manage-affiliates")) return <Affiliates />
  return (
    <ListPage title="Affiliates">
      <NoAccess />
    </ListPage>
  )
}

/** Whoever brings shoppers, with the terms that hold now. */
function Affiliates() {
  const query = useQuery(affiliatesQuery)
  const layout = useTableLayout("affiliates", affiliateColumns)
  const [dialog, setDialog] = useState<"affiliate" | "rollup">()
  const close = () => setDialog(undefined)
  const add = <Button onPress={() => setDialog("affiliate")}>New affiliate</Button>
  return (
    <ListPage
      title="Affiliates"
      layout={layout}
      tabs={<AffiliateTabs />}
      actions={
        <>
          <Button variant="secondary" onPress={() => setDialog("rollup")}>
            Rollup
          </Button>
          <Button onPress={() => setDialog("affiliate")}>New affiliate</Button>
        </>
      }
    >
      <TableList
        query={query}
        rows={query.data?.affiliates}
        what="affiliates"
        caption="Affiliates"
        layout={layout}
        rowId={({ affiliateId }) => affiliateId}
        empty={
          <EmptyState icon="user" title="There are no affiliates yet" action={add}>
            Until then, orders from partner links are not credited to anyone.
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {dialog === "affiliate" && (
          <AffiliateDialog affiliate={null} rollups={query.data?.rollups ?? []} onClose={close} />
        )}
        {dialog === "rollup" && <RollupDialog onClose={close} />}
      </Suspense>
    </ListPage>
  )
}
