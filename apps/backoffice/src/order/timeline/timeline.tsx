import { Link } from "@tanstack/react-router"
import { formatDate } from "@voltread/domain/shared/date-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { QueryError } from "../../page/query-error.tsx"
import { useMay } from "../../session/use-session.ts"
import { Composer } from "./composer.tsx"
import { EntryView } from "./entry-view.tsx"
import { KeptForm } from "./kept-form.tsx"
import { TimelineFilters } from "./timeline-filters.tsx"
import { type Entry, type Kind, timelineRows } from "./timeline-rows.ts"

const TimelineTree = lazy(() => part(() => import("./tree.tsx")))
const MailNotices = lazy(() => part(() => import("../mail/mail-notices.tsx")))

interface TimelineProps {
  readonly orderId: string
  /** The customer's. */
  readonly phone: string
  /** The event after which the page shows the order. */
  readonly at: number | undefined
  readonly entries: ReadonlyArray<Entry>
  readonly isPending: boolean
  readonly error: unknown
  readonly onRetry: () => void
}

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short" })

const dayOf = ({ at }: Entry): string => `${weekday.format(new Date(at))}, ${formatDate(new Date(at))}`

/** The history of the order, newest first, with forms to add to it. */
export function Timeline({ orderId, phone, at, entries, isPending, error, onRetry }: TimelineProps) {
  const [kinds, setKinds] = useState<ReadonlyArray<Kind>>([])
  const [query, setQuery] = useState("")
  const [isExpanded, setExpanded] = useState(false)
  const [isTree, setTree] = useState(false)
  const mayReadAuditLog = useMay("read-audit-log")
  const rows = isTree ? [] : timelineRows(entries, { kinds, query, isExpanded, at })
  let lastDay = ""
  return (
    <section aria-label="Timeline" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Timeline</h2>
        <span className="flex flex-wrap items-center gap-2">
          {mayReadAuditLog && (
            <Link
              to="/audit-log"
              search={{ on: "order", subject: orderId }}
              className={buttonStyle("ghost", "sm")}
            >
              Audit log
              <span className="sr-only"> of this order</span>
            </Link>
          )}
          <Button
            variant={isTree ? "primary" : "secondary"}
            size="sm"
            aria-pressed={isTree}
            onPress={() => setTree(!isTree)}
          >
            What led to what
          </Button>
        </span>
      </header>
      {at === undefined && (
        <Suspense fallback={null}>
          <MailNotices orderId={orderId} />
        </Suspense>
      )}
      <KeptForm isShown={at === undefined}>
        <Composer orderId={orderId} phone={phone} />
      </KeptForm>
      {isTree ? (
        <Suspense fallback={<TimelineSkeleton />}>
          <TimelineTree orderId={orderId} entries={entries} at={at} />
        </Suspense>
      ) : (
        <TimelineFilters
          entries={entries}
          kinds={kinds}
          onKinds={setKinds}
          query={query}
          onQuery={setQuery}
        />
      )}
      {isPending && <TimelineSkeleton />}
      {error !== undefined && entries.length === 0 && (
        <QueryError error={error} what="The timeline" onRetry={onRetry} />
      )}
      {!isTree && entries.length > 0 && rows.length === 0 && (
        <EmptyState icon="search" title="No event matches">
          Choose other filters, or search for other words.
        </EmptyState>
      )}
      {!isTree && (
        <ol aria-label="Events, newest first" className="ml-4 flex flex-col">
          {rows.map((row) => {
            if (row._tag === "gap") {
              return (
                <li key="gap" className="border-l-2 border-dashed border-line-strong py-3 pl-6">
                  <button
                    type="button"
                    onClick={() => setExpanded(true)}
                    className="cursor-pointer rounded-sm text-sm font-semibold underline underline-offset-4"
                  >
                    {`Show ${row.hidden} events between`}
                  </button>
                </li>
              )
            }
            const day = dayOf(row.entry)
            const isNewDay = day !== lastDay
            lastDay = day
            return (
              <li key={row.entry.id} className="flex flex-col">
                {isNewDay && (
                  <h3 className="eyebrow border-l-2 border-line pt-3 pb-1 pl-6 text-muted">{day}</h3>
                )}
                <EntryView
                  orderId={orderId}
                  entry={row.entry}
                  isChosen={row.entry.revision === at}
                  query={query}
                />
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

function TimelineSkeleton() {
  return (
    <Loading label="Loading the timeline">
      <div className="flex flex-col gap-4">
        {["a", "b", "c", "d", "e"].map((key) => (
          <Skeleton key={key} className="h-20" />
        ))}
      </div>
    </Loading>
  )
}
