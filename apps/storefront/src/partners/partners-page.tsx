import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { Spinner } from "@voltread/ui/components/spinner.tsx"
import { useEffect, useState } from "react"
import { useShop } from "../shop/use-shop.ts"
import { FiguresTable } from "./figures-table.tsx"
import { LinkBuilder } from "./link-builder.tsx"
import { readReport } from "./read-report.ts"

const ranges = [7, 30, 90, 365].map((days) => ({ id: String(days), label: `Last ${days} days` }))
const groupings = [
  { id: "day", label: "Day" },
  { id: "sub", label: "Sub-affiliate" },
]

/** An affiliate's own page: their link carries the token behind the #, which browsers send to nobody. */
export default function PartnersPage() {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1))
    read()
    window.addEventListener("hashchange", read)
    return () => window.removeEventListener("hashchange", read)
  }, [])
  return (
    <div className="page flex flex-col gap-6 py-10">
      <h1 className="text-3xl">Partner report</h1>
      {token === "" && (
        <Notice severity="info">Please open the link that we sent you. It shows your own figures.</Notice>
      )}
      {token !== undefined && token !== "" && <Report token={token} />}
    </div>
  )
}

function Report({ token }: { readonly token: string }) {
  const { origin } = useShop()
  const [days, setDays] = useState("30")
  const [groupBy, setGroupBy] = useState<"day" | "sub">("day")
  const range = { days, groupBy }
  const report = useQuery({
    queryKey: ["partner-report", token, range],
    queryFn: ({ signal }) => readReport(token, range, signal),
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (report.isPending)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Loading your figures
      </p>
    )
  return (
    <>
      {report.data !== undefined && (
        <>
          <p className="text-lg">{report.data.name}</p>
          <LinkBuilder report={report.data} origin={origin} />
        </>
      )}
      <div className="flex flex-wrap gap-4">
        <Select label="Period" options={ranges} value={days} onChange={setDays} className="w-48" />
        <Select
          label="Group by"
          options={groupings}
          value={groupBy}
          onChange={(id) => setGroupBy(id === "sub" ? "sub" : "day")}
          className="w-48"
        />
      </div>
      {report.isLoadingError ? (
        <ErrorState title="Your figures could not be loaded" onRetry={() => void report.refetch()}>
          {report.error.message}
        </ErrorState>
      ) : (
        <FiguresTable report={report.data} keyLabel={groupBy === "day" ? "Day" : "Sub-affiliate"} />
      )}
      <p className="text-sm text-muted">
        An order counts on the day of its first payment. Anything canceled or returned later is subtracted
        from that day.
      </p>
    </>
  )
}
