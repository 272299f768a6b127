import { queryOptions, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { read } from "../session/rest.ts"
import { useMay } from "../session/use-session.ts"
import { ShownOnly } from "./shown-only.tsx"

const booksQuery = queryOptions({
  queryKey: ["books"],
  queryFn: async ({ signal }) => {
    const decoder = async () => (await import("@voltread/domain/contract/books.ts")).BooksData
    return await read(decoder, { method: "GET", path: "/api/admin/reports/books", signal })
  },
  refetchInterval: 60_000,
})

interface BooksLineProps {
  /** Findings name records and tables: useful to operators, not to readers of reports. */
  readonly areFindingsListed?: boolean
}

/** Whether event log, read models, stock and gateways agree, as the shop's own audit last saw it. */
export function BooksLine({ areFindingsListed = false }: BooksLineProps) {
  const maySeeFindings = useMay("rebuild-read-models")
  const { data } = useQuery(booksQuery)
  if (data == null || data.checkedAt === null) return null
  const { findings, hasMoreFindings, orders, position, checkedAt } = data
  if (findings.length === 0) {
    return (
      <p className="text-sm text-muted">
        <span title={`Log position ${position}`}>All figures add up for {formatNumber(orders)} orders</span>,
        checked <DateTime at={checkedAt} />.
      </p>
    )
  }
  return (
    <Notice severity="error">
      <p className="font-semibold">
        Some figures do not add up ({hasMoreFindings && "more than "}
        {formatNumber(findings.length)} found), checked <DateTime at={checkedAt} />.
      </p>
      {areFindingsListed ? (
        <>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {findings.map(({ stream, what }) => (
              <li key={`${stream} ${what}`} className="break-words">
                <span className="font-semibold">{stream}</span> {what}
              </li>
            ))}
          </ul>
          <ShownOnly hasMore={hasMoreFindings} count={findings.length} which="oldest" />
        </>
      ) : (
        maySeeFindings && (
          <Link to="/read-models" className="underline underline-offset-4">
            See the differences
          </Link>
        )
      )}
    </Notice>
  )
}
