import { Link } from "@tanstack/react-router"
import type { RowData } from "@tanstack/react-table"
import type { DashboardData } from "@voltread/domain/contract/dashboard.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { trafficWord } from "@voltread/domain/shared/traffic-words.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import type { Column } from "../list/column.ts"
import { DataTable } from "../list/data-table.tsx"
import { Card } from "../page/card.tsx"

type BestSeller = DashboardData["bestSellers"][number]
type Source = DashboardData["sources"][number]

/** The days that the tables are of. */
type Days = Pick<DashboardData, "since" | "today">

interface RecentProps<Row> {
  readonly title: string
  readonly report: "most-popular-products" | "traffic-sources"
  readonly data: Days
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly rowId: (row: Row) => string
}

/** The first rows of a report over the last seven days, and the way to all of it. */
function Recent<Row extends RowData>({ title, report, data, columns, rows, rowId }: RecentProps<Row>) {
  return (
    <Card
      title={title}
      action={
        <Link
          to="/reports/$report"
          params={{ report }}
          search={{ from: data.since, to: data.today.day }}
          className="text-sm underline underline-offset-4"
        >
          Open the report
        </Link>
      }
    >
      {rows.length === 0 ? (
        <p className="text-muted">Nothing yet.</p>
      ) : (
        <DataTable caption={title} layout={{ columns }} rows={rows} rowId={rowId} />
      )}
    </Card>
  )
}

const bestSellerColumns: ReadonlyArray<Column<BestSeller>> = [
  {
    id: "product",
    header: "Product",
    role: "rowHeader",
    cell: ({ productId, sku, name }) => (
      <Link
        to="/prices/products/$productId"
        params={{ productId }}
        className="underline-offset-4 hover:underline"
      >
        {name === "" ? sku : <ProductName name={name} />}
      </Link>
    ),
  },
  { id: "units", header: "Units", align: "end", cell: ({ units }) => formatNumber(units) },
  { id: "net", header: "Net", align: "end", cell: ({ net }) => <Money amount={net} /> },
]

export function BestSellers({ data }: { readonly data: Days & Pick<DashboardData, "bestSellers"> }) {
  return (
    <Recent
      title="Best sellers, last 7 days"
      report="most-popular-products"
      data={data}
      columns={bestSellerColumns}
      rows={data.bestSellers}
      rowId={({ productId }) => productId}
    />
  )
}

const sourceColumns: ReadonlyArray<Column<Source>> = [
  {
    id: "source",
    header: "Source",
    role: "rowHeader",
    cell: ({ source }) => trafficWord(source),
    className: "break-words",
  },
  {
    id: "sessions",
    header: "Sessions",
    align: "end",
    from: "sm",
    cell: ({ sessions }) => formatNumber(sessions),
  },
  { id: "orders", header: "Orders", align: "end", cell: ({ orders }) => formatNumber(orders) },
  { id: "net", header: "Net", align: "end", cell: ({ net }) => <Money amount={net} /> },
]

export function Sources({ data }: { readonly data: Days & Pick<DashboardData, "sources"> }) {
  return (
    <Recent
      title="Sources, last 7 days"
      report="traffic-sources"
      data={data}
      columns={sourceColumns}
      rows={data.sources}
      rowId={({ source }) => source}
    />
  )
}
