import { getRouteApi, Link } from "@tanstack/react-router"
import { MAX_ORDERS_IN_FILE } from "@voltread/domain/contract/order-file.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { useFocusAfter } from "@voltread/ui/page/use-focus-after.ts"
import { lazy, Suspense, useState } from "react"
import type { OrderRowFragment } from "../generated/orders.ts"
import { copyText } from "../page/copy-text.ts"
import CsvButton from "../page/csv-button.tsx"
import { MAX_PRINTED } from "../page/print-view.ts"

const BulkDialog = lazy(() => part(() => import("./bulk-dialog.tsx")))

const copyNumbers = (orders: ReadonlyArray<OrderRowFragment>): Promise<void> =>
  copyText(orders.map(({ uniqueId }) => uniqueId).join("\n"), "The order numbers were copied.")

const route = getRouteApi("/_staff/orders/")

/** What can be done with the orders that are ticked. */
export default function BulkActions({ orders }: { readonly orders: ReadonlyArray<OrderRowFragment> }) {
  const { sort = "NEWEST" } = route.useSearch()
  const [change, setChange] = useState<"status" | "note">()
  // The dialog of the results opens out of another one, and knows no button to give the focus back to.
  useFocusAfter(change !== undefined)
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setChange("status")}>
        Change status
      </Button>
      <Button variant="secondary" size="sm" onPress={() => setChange("note")}>
        Add note
      </Button>
      <CsvButton
        path="/api/admin/orders.csv"
        body={{ sort, orderIds: orders.slice(0, MAX_ORDERS_IN_FILE).map(({ id }) => id) }}
        fileName="orders.csv"
      >
        {orders.length > MAX_ORDERS_IN_FILE
          ? `Export the first ${MAX_ORDERS_IN_FILE} as CSV`
          : "Export these as CSV"}
      </CsvButton>
      <Link
        to="/orders/print"
        search={{ paper: "packing-slip", ids: orders.slice(0, MAX_PRINTED).map(({ id }) => id) }}
        target="_blank"
        className={buttonStyle("secondary", "sm")}
      >
        {orders.length > MAX_PRINTED ? `Print the first ${MAX_PRINTED}` : "Print"}
        <span className="sr-only"> packing slips or invoices, opens a new tab</span>
      </Link>
      <Button variant="secondary" size="sm" onPress={() => void copyNumbers(orders)}>
        Copy order numbers
      </Button>
      {change !== undefined && (
        <Suspense fallback={null}>
          <BulkDialog change={change} orders={orders} onClose={() => setChange(undefined)} />
        </Suspense>
      )}
    </>
  )
}
