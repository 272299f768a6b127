import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { PageTitle } from "../../page/page-title.tsx"
import { PAPERS, type Paper, printView } from "../../page/print-view.ts"
import { QueryError } from "../../page/query-error.tsx"
import { TabRow } from "../../page/tab-row.tsx"
import { tabStyle } from "../../page/tab-style.ts"
import { orderQuery } from "../model/queries.ts"
import { Invoice } from "./invoice.tsx"
import { PackingSlip } from "./packing-slip.tsx"

const route = getRouteApi("/_staff/orders_/print")

const NAMES: Readonly<Record<Paper, readonly [one: string, many: string]>> = {
  "packing-slip": ["packing slip", "packing slips"],
  invoice: ["invoice", "invoices"],
}

const TABS: Readonly<Record<Paper, string>> = { "packing-slip": "Packing slips", invoice: "Invoices" }

/** In the order in which they are asked for; those that do not exist are left out. */
const useOrders = (ids: ReadonlyArray<string>) => {
  const client = useQueryClient()
  return useQuery({
    queryKey: ["order", "printed", ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => client.fetchQuery(orderQuery(id))))
      return found.filter((order) => order !== null)
    },
    enabled: ids.length > 0,
  })
}

/** Papers of one order or of many, each on pages of its own; the browser prints them or makes a PDF. */
export function PrintPage() {
  const { paper, ids } = printView(route.useSearch())
  const { data: orders, error, isPending, refetch } = useOrders(ids)
  const [one, many] = NAMES[paper]

  if (ids.length === 0) return <NothingChosen />
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 px-4 py-5 desk:px-6 print:max-w-none print:p-0">
      <PageTitle>{`Print ${ids.length === 1 ? (orders?.[0]?.uniqueId ?? one) : many}`}</PageTitle>
      <header className="flex flex-col gap-3 print:hidden">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{`Print ${ids.length === 1 ? one : `${ids.length} ${many}`}`}</h1>
          <span className="ml-auto flex flex-wrap gap-2">
            <Back ids={ids} />
            <Button isDisabled={orders === undefined || orders.length === 0} onPress={() => window.print()}>
              Print or save as PDF
            </Button>
          </span>
        </div>
        <TabRow label="Documents">
          {PAPERS.map((each) => (
            <Link
              key={each}
              to="/orders/print"
              search={{ paper: each, ids }}
              replace
              aria-current={each === paper ? "page" : undefined}
              className={tabStyle}
            >
              {TABS[each]}
            </Link>
          ))}
        </TabRow>
        {error !== null && <QueryError error={error} what="An order" onRetry={() => void refetch()} />}
        {orders !== undefined && orders.length < ids.length && (
          <p role="status">{`${ids.length - orders.length} of the orders could not be found.`}</p>
        )}
      </header>
      {isPending && (
        <Loading label={`Loading the ${many}`}>
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
      <div className="flex flex-col gap-6 print:block">
        {orders?.map((order) =>
          paper === "invoice" ? (
            <Invoice key={order.id} order={order} />
          ) : (
            <PackingSlip key={order.id} order={order} />
          ),
        )}
      </div>
    </div>
  )
}

function Back({ ids: [id = "", ...others] }: { readonly ids: ReadonlyArray<string> }) {
  return others.length === 0 ? (
    <Link to="/orders/$orderId" params={{ orderId: id }} className={buttonStyle("secondary")}>
      Back to the order
    </Link>
  ) : (
    <Link to="/orders" className={buttonStyle("secondary")}>
      Back to the orders
    </Link>
  )
}

function NothingChosen() {
  return (
    <div className="p-4 desk:p-6">
      <EmptyState
        level={1}
        icon="box"
        title="No orders to print"
        action={
          <Link to="/orders" className={buttonStyle("primary")}>
            Choose orders
          </Link>
        }
      >
        Select orders in the list and choose Print.
      </EmptyState>
    </div>
  )
}
