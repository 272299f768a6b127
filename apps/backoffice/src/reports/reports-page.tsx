import { Link } from "@tanstack/react-router"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { BooksLine } from "../page/books-line.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { useMay } from "../session/use-session.ts"
import { REPORT_NAMES, REPORTS } from "./definitions.ts"
import { SubscriptionsCard } from "./subscriptions-card.tsx"

/** The reports to choose from. */
export function ReportsPage() {
  const mayRead = useMay("read-reports")
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <PageTitle>Reports</PageTitle>
      <h1 className="text-2xl">Reports</h1>
      {!mayRead && <NoAccess />}
      {mayRead && <BooksLine />}
      {mayRead && <SubscriptionsCard />}
      {mayRead && (
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
          {REPORT_NAMES.map((id) => (
            <li key={id}>
              <ReportLink id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ReportLink({ id }: { readonly id: ReportName }) {
  const { title, purpose } = REPORTS[id]
  return (
    <Link
      to="/reports/$report"
      params={{ report: id }}
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
