import { Link } from "@tanstack/react-router"
import type { DashboardData } from "@voltread/domain/contract/dashboard.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import type { ReactNode } from "react"
import { Card } from "../page/card.tsx"

type Report = "most-popular-products" | "traffic-sources"

interface RecentProps {
  readonly title: string
  readonly report: Report
  readonly data: DashboardData
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** The first rows of a report over the last seven days, and the way to all of it. */
function Recent({ title, report, data, isEmpty, children }: RecentProps) {
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
      {isEmpty ? (
        <p className="text-muted">Nothing in the last 7 days.</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{title}, last 7 days</caption>
          {children}
        </table>
      )}
    </Card>
  )
}

const head = "pb-2 pl-3 text-right font-medium text-muted"
const cell = "numeric border-t border-line py-2 pl-3 text-right align-top whitespace-nowrap"
const name = "border-t border-line py-2 text-left font-normal align-top"

export function BestSellers({ data }: { readonly data: DashboardData }) {
  return (
    <Recent
      title="Best sellers"
      report="most-popular-products"
      data={data}
      isEmpty={data.bestSellers.length === 0}
    >
      <thead>
        <tr>
          <th className="pb-2 text-left font-medium text-muted">Product</th>
          <th className={head}>Units</th>
          <th className={head}>Net</th>
        </tr>
      </thead>
      <tbody>
        {data.bestSellers.map(({ productId, sku, name: product, units, net }) => (
          <tr key={productId}>
            <th scope="row" className={name}>
              <Link
                to="/prices/products/$productId"
                params={{ productId }}
                className="line-clamp-2 underline-offset-4 hover:underline"
              >
                {product === "" ? sku : product}
              </Link>
            </th>
            <td className={cell}>{formatNumber(units)}</td>
            <td className={cell}>
              <Money amount={net} />
            </td>
          </tr>
        ))}
      </tbody>
    </Recent>
  )
}

export function Sources({ data }: { readonly data: DashboardData }) {
  return (
    <Recent title="Sources" report="traffic-sources" data={data} isEmpty={data.sources.length === 0}>
      <thead>
        <tr>
          <th className="pb-2 text-left font-medium text-muted">Source</th>
          <th className={head}>Sessions</th>
          <th className={head}>Orders</th>
          <th className={head}>Net</th>
        </tr>
      </thead>
      <tbody>
        {data.sources.map(({ source, sessions, orders, net }) => (
          <tr key={source}>
            <th scope="row" className={`${name} break-all`}>
              {source}
            </th>
            <td className={cell}>{formatNumber(sessions)}</td>
            <td className={cell}>{formatNumber(orders)}</td>
            <td className={cell}>
              <Money amount={net} />
            </td>
          </tr>
        ))}
      </tbody>
    </Recent>
  )
}
