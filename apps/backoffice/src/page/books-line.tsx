import { queryOptions, useQuery } from "@tanstack/react-query"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { read } from "../session/rest.ts"

const booksQuery = queryOptions({
  queryKey: ["books"],
  queryFn: async ({ signal }) => {
    const decoder = async () => (await import("@voltread/domain/contract/books.ts")).BooksData
    return await read(decoder, { method: "GET", path: "/api/admin/reports/books", signal })
  },
  refetchInterval: 60_000,
})

/** Whether event log, read models, stock and gateways agree, as the shop's own audit last saw it. */
export function BooksLine() {
  const { data } = useQuery(booksQuery)
  if (data == null || data.checkedAt === null) return null
  const { findings, orders, position, checkedAt } = data
  if (findings.length === 0) {
    return (
      <p className="text-sm text-muted">
        <span title={`Log position ${position}`}>The books of {formatNumber(orders)} orders agree</span>,
        checked <DateTime at={checkedAt} />.
      </p>
    )
  }
  return (
    <Notice severity="error">
      <p className="font-semibold">
        The books disagree in {formatNumber(findings.length)} places, checked <DateTime at={checkedAt} />:
      </p>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {findings.map(({ stream, what }) => (
          <li key={`${stream} ${what}`} className="break-words">
            <span className="font-semibold">{stream}</span> {what}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
