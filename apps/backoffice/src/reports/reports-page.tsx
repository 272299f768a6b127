import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { useMay } from "../session/use-session.ts"
import { BooksLine } from "./books-line.tsx"
import { REPORTS } from "./definitions.ts"

/** The reports to choose from. */
export function ReportsPage() {
  const mayRead = useMay("read-reports")
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <title>Reports · Voltread back office</title>
      <h1 className="text-2xl">Reports</h1>
      {!mayRead && <NoAccess />}
      {mayRead && <BooksLine />}
      {mayRead && (
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
          <li>
            <ReportLink to="/reports/revenue" {...REPORTS.revenue} />
          </li>
          <li>
            <ReportLink to="/reports/affiliate-summary" {...REPORTS["affiliate-summary"]} />
          </li>
        </ul>
      )}
    </div>
  )
}

interface ReportLinkProps {
  readonly to: "/reports/revenue" | "/reports/affiliate-summary"
  readonly title: string
  readonly purpose: string
}

function ReportLink({ to, title, purpose }: ReportLinkProps) {
  return (
    <Link
      to={to}
      className="flex h-full gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-ink"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
        <Icon name="chart" />
      </span>
      <span className="flex flex-col gap-1">
        <span className="text-lg font-bold">{title}</span>
        <span className="text-sm text-muted">{purpose}</span>
      </span>
    </Link>
  )
}
