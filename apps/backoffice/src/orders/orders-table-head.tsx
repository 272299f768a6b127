import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ReactNode } from "react"
import type { OrderSort } from "../generated/orders.ts"
import { tableHead as head } from "../list/table-style.ts"
import type { OrdersView } from "./view.ts"

type Direction = "ascending" | "descending"

interface SortLinkProps {
  readonly view: OrdersView
  /** The sorts of this column, the one that a first click gives at the front. */
  readonly sorts: ReadonlyArray<readonly [OrderSort, Direction]>
  readonly className: string
  readonly children: ReactNode
}

const withSort = ({ sort: _sort, ...view }: OrdersView, sort: OrderSort): OrdersView =>
  sort === "NEWEST" ? view : { ...view, sort }

/** Heading that sorts; a second click turns the direction where there are two. */
function SortHead({ view, sorts, className, children }: SortLinkProps) {
  const current = sorts.find(([sort]) => sort === (view.sort ?? "NEWEST"))
  const next = sorts.find((each) => each !== current) ?? sorts[0]
  return (
    <th scope="col" aria-sort={current?.[1] ?? "none"} className={`${head} ${className}`}>
      <Link
        to="/orders"
        search={withSort(view, next?.[0] ?? "NEWEST")}
        replace
        className="inline-flex items-center gap-1 hover:text-ink"
      >
        {children}
        <Icon
          name="chevron-down"
          className={`size-3.5 ${current === undefined ? "opacity-30" : "text-ink"} ${current?.[1] === "ascending" ? "rotate-180" : ""}`}
        />
      </Link>
    </th>
  )
}

export function OrdersTableHead({ view }: { readonly view: OrdersView }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={head}>
          Order
        </th>
        <SortHead
          view={view}
          sorts={[
            ["NEWEST", "descending"],
            ["OLDEST", "ascending"],
          ]}
          className="hidden sm:table-cell"
        >
          Date
        </SortHead>
        <th scope="col" className={`${head} hidden desk:table-cell`}>
          Customer
        </th>
        <th scope="col" className={`${head} hidden sm:table-cell`}>
          Status
        </th>
        <th scope="col" className={`${head} hidden wide:table-cell`}>
          Paid by
        </th>
        <th scope="col" className={`${head} hidden ultra:table-cell`}>
          Affiliate
        </th>
        <th scope="col" className={`${head} hidden wide:table-cell`}>
          State
        </th>
        <th scope="col" className={`${head} hidden text-right wide:table-cell`}>
          Units
        </th>
        <SortHead
          view={view}
          sorts={[
            ["TOTAL_DESC", "descending"],
            ["TOTAL_ASC", "ascending"],
          ]}
          className="text-right"
        >
          Total
        </SortHead>
        <SortHead view={view} sorts={[["UPDATED", "descending"]]} className="hidden ultra:table-cell">
          Updated
        </SortHead>
      </tr>
    </thead>
  )
}
