import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import type { ImportReport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { BackLink } from "../page/back-link.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { NoSuchThing } from "../page/no-such-thing.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { importQuery, isUnderWay } from "./queries.ts"
import { RejectionsCard } from "./rejections-card.tsx"
import { ImportState } from "./state.tsx"

/** The report of one import. */
export function ImportPage() {
  const mayImport = useMay("generate-catalogue")
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <BackLink to="/prices/imports">Imports</BackLink>
      {mayImport ? (
        <Report />
      ) : (
        <>
          <PageTitle>Import</PageTitle>
          <NoAccess />
        </>
      )}
    </div>
  )
}

const route = getRouteApi("/_staff/prices/imports/$importId")

function Report() {
  const { importId } = route.useParams()
  const { data, error, isError, isPending, refetch } = useQuery(importQuery(importId))
  if (data === null) {
    return (
      <NoSuchThing
        title="This import does not exist"
        action={
          <Link to="/prices/imports" className={buttonStyle("secondary")}>
            Show all imports
          </Link>
        }
      />
    )
  }
  return (
    <>
      <PageTitle>Import</PageTitle>
      {isPending && <ListSkeleton label="Loading the import" rows={8} />}
      {isError && data === undefined && (
        <QueryError error={error} what="The import" onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Found report={data} />}
    </>
  )
}

function Found({ report }: { readonly report: ImportReport }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl break-all">{report.fileName}</h1>
        <ImportState of={report} />
      </div>
      <p className="text-muted">
        Uploaded <DateTime at={report.createdAt} /> by {report.createdBy}
        {report.mappingName !== null && `, with the mapping ${report.mappingName}`}
        {report.isDryRun && "; it was only checked, and nothing was changed"}
        {report.isComplete && "; it is the full list of its suppliers"}
      </p>
      {isUnderWay(report.state) && <Progress report={report} />}
      {report.note !== null && (
        <Notice severity={report.state === "done" ? "warning" : "error"}>{report.note}</Notice>
      )}
      <Figures report={report} />
      {report.rejections.length > 0 && <RejectionsCard report={report} />}
    </>
  )
}

function Progress({ report }: { readonly report: ImportReport }) {
  const isReading = report.state !== "applying"
  const writing = report.isDryRun ? "Comparing with the catalog…" : "Adding the products to the catalog…"
  const [done, all] = isReading
    ? [report.bytesRead, report.bytesTotal]
    : [report.rowsApplied, report.rowsRead - report.rejected]
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-semibold">
        {isReading ? "Reading the file…" : writing}
      </p>
      <progress
        aria-label="Progress of the import"
        max={Math.max(all, 1)}
        value={done}
        className="h-2 w-full max-w-md accent-accent"
      />
      <p className="text-sm text-muted">Shoppers see the changes once the import is complete.</p>
    </div>
  )
}

const figures = [
  ["rowsRead", "Lines read"],
  ["added", "Products added"],
  ["changed", "Changed"],
  ["unchanged", "Unchanged"],
  ["markedMissing", "Taken off sale"],
  ["rejected", "Lines rejected"],
] as const

function Figures({ report }: { readonly report: ImportReport }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 wide:grid-cols-6">
      {figures.map(([key, label]) => (
        <div key={key} className="rounded-md border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="numeric text-xl font-bold">{formatNumber(report[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
