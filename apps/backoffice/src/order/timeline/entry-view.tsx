import { Link } from "@tanstack/react-router"
import { DateTime, formatDateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon, type IconName } from "@voltread/ui/components/icon.tsx"
import { Differences } from "../../page/differences.tsx"
import { Highlighted } from "../../page/highlighted.tsx"
import { actorLabel } from "../../page/role-label.ts"
import { PENDING } from "./pending-entry.ts"
import type { Entry } from "./timeline-rows.ts"

const icons: Readonly<Record<string, IconName>> = {
  order: "box",
  payments: "card",
  shipping: "truck",
  notes: "note",
  loan: "edit",
  fraud: "shield",
}

const iconOf = (entry: Entry): IconName => {
  if (entry.type === "OrderPhoneCallRecorded") return "phone"
  if (entry.type === "OrderEmailConversationRecorded") return "mail"
  return icons[entry.category] ?? "info"
}

interface EntryViewProps {
  readonly orderId: string
  readonly entry: Entry
  /** The page shows the order as it was after this event. */
  readonly isChosen: boolean
  readonly query: string
}

/** One event: who, when, what changed, and what caused it. */
export function EntryView({ orderId, entry, isChosen, query }: EntryViewProps) {
  const isPending = entry.id.startsWith(PENDING)
  return (
    <article
      aria-label={`Event ${entry.revision + 1}: ${entry.title}`}
      className={`group relative flex gap-4 border-l-2 py-3 pr-3 pl-6 ${isChosen ? "rounded-r-md border-accent-ink bg-accent-soft" : "border-line"} ${isPending ? "opacity-60" : ""}`}
    >
      <span
        className={`absolute top-3 -left-4.25 grid size-8 place-items-center rounded-full border-2 ${entry.category === "notes" ? "border-accent-ink bg-accent-soft text-accent-ink" : "border-line bg-surface text-muted"}`}
      >
        <Icon name={iconOf(entry)} className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">
            <Highlighted text={entry.title} query={query} />
          </span>
          <span className="text-sm text-muted">{actorLabel(entry)}</span>
        </p>
        {entry.body !== null && entry.body !== "" && (
          <p className="max-w-prose text-sm break-words whitespace-pre-line">
            <Highlighted text={entry.body} query={query} />
          </p>
        )}
        <Differences differences={entry.differences} query={query} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <DateTime at={entry.at} />
          {isPending ? (
            <span>Saving…</span>
          ) : (
            <>
              <Cause entry={entry} />
              {!isChosen && (
                <Link
                  to="/orders/$orderId"
                  params={{ orderId }}
                  search={{ at: entry.revision }}
                  resetScroll
                  aria-label={`View order as of here, after “${entry.title}”, ${formatDateTime(new Date(entry.at))}`}
                  className="font-semibold underline underline-offset-4 hover:text-ink"
                >
                  View order as of here
                </Link>
              )}
            </>
          )}
        </p>
      </div>
    </article>
  )
}

function Cause({ entry }: { readonly entry: Entry }) {
  return (
    <details className="max-w-full">
      <summary className="cursor-pointer rounded-sm hover:text-ink">Cause</summary>
      <dl className="numeric mt-1 text-xs break-all">
        <dt className="inline font-semibold">Caused by </dt>
        <dd className="inline">{entry.cause}</dd>
        <br />
        <dt className="inline font-semibold">Request </dt>
        <dd className="inline">{entry.correlationId}</dd>
        <br />
        <dt className="inline font-semibold">Event </dt>
        <dd className="inline">{`${entry.type} no. ${entry.revision + 1}, by ${entry.actorId}`}</dd>
      </dl>
    </details>
  )
}
