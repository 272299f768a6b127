import { getRouteApi, Link } from "@tanstack/react-router"
import { MAX_ORDERS_IN_FILE } from "@voltread/domain/contract/order-file.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { focusPageIfLost } from "@voltread/ui/page/focus-page.ts"
import { lazy, Suspense, useRef, useState } from "react"
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
  const opener = useRef<Element>(null)
  const open = (what: "status" | "note") => {
    opener.current = document.activeElement
    setChange(what)
  }
  const close = () => {
    setChange(undefined)
    // The dialog of the results opened out of another one, and knows no button to give the focus back to.
    const { current } = opener
    focusPageIfLost(() => (current instanceof HTMLElement && current.isConnected ? current : undefined))
  }
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => open("status")}>
        Change status
      </Button>
      <Button variant="secondary" size="sm" onPress={() => open("note")}>
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
          <BulkDialog change={change} orders={orders} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
