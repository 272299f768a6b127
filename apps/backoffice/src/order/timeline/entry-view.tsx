import { formatTime } from "@voltread/domain/shared/date-format.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useId, useState } from "react"
import { Highlighted } from "../../page/highlighted.tsx"
import { actorLabel } from "../../page/role-label.ts"
import { StaffIcon, type StaffIconName } from "../../page/staff-icon.tsx"
import type { EntryDetailsProps } from "./entry-details.tsx"
import { entrySummary } from "./entry-summary.ts"
import { PENDING } from "./pending-entry.ts"
import { type Entry, matches } from "./timeline-rows.ts"

const EntryDetails = lazy(() => part(() => import("./entry-details.tsx")))

const icons: Readonly<Record<string, StaffIconName>> = {
  order: "box",
  payments: "card",
  shipping: "truck",
  notes: "note",
  loan: "edit",
  fraud: "shield",
}

const iconOf = (entry: Entry): StaffIconName => {
  if (entry.type === "OrderPhoneCallRecorded") return "phone"
  if (entry.type === "OrderEmailConversationRecorded") return "mail"
  return icons[entry.category] ?? "info"
}

/** The search matches something that the entry's line does not show. */
const isFoundInside = (entry: Entry, query: string): boolean =>
  query.trim() !== "" && !matches({ ...entry, body: entrySummary(entry), differences: [] }, query.trim())

/** One event in a line: when, what and by whom. The rest opens below it, at once if it is chosen or found by a search. */
export function EntryView(props: EntryDetailsProps) {
  const { entry, isChosen, query } = props
  const details = useId()
  const [choice, setChoice] = useState<{ query: string; isChosen: boolean; isOpen: boolean }>()
  const isOpen =
    choice?.query === query && choice.isChosen === isChosen
      ? choice.isOpen
      : isChosen || isFoundInside(entry, query)
  const summary = isOpen ? "" : entrySummary(entry)
  const isPending = entry.id.startsWith(PENDING)
  return (
    <article
      aria-label={`Event ${entry.revision + 1}: ${entry.title}`}
      className={`relative flex flex-col gap-1.5 border-l-2 py-0.5 pl-5 ${isChosen ? "rounded-r-md border-accent-ink bg-accent-soft" : "border-line"} ${isPending ? "opacity-60" : ""}`}
    >
      <span
        className={`absolute top-1.5 -left-3.25 grid size-6 place-items-center rounded-full border-2 ${entry.category === "notes" ? "border-accent-ink bg-accent-soft text-accent-ink" : "border-line bg-surface text-muted"}`}
      >
        <StaffIcon name={iconOf(entry)} className="size-3" />
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setChoice({ query, isChosen, isOpen: !isOpen })}
        className="flex min-h-8 cursor-pointer items-center gap-x-3 rounded-sm px-1 text-left text-sm hover:bg-sunken max-sm:flex-wrap max-sm:py-1"
      >
        <time dateTime={entry.at} className="numeric w-16 shrink-0 text-muted">
          {isPending ? "Saving…" : formatTime(new Date(entry.at))}
        </time>
        <span className={`min-w-0 flex-1 ${isOpen ? "" : "truncate"}`}>
          <span className="font-semibold">
            <Highlighted text={entry.title} query={query} />
          </span>
          {summary !== "" && (
            <span className="ml-1 text-muted">
              {" "}
              <Highlighted text={summary} query={query} />
            </span>
          )}
        </span>
        <span className="truncate text-muted max-sm:order-last max-sm:w-full max-sm:pl-19 sm:max-w-48">
          {actorLabel(entry)}
        </span>
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen && (
        <div id={details} className="flex flex-col gap-1.5 px-1 pb-3">
          <Suspense fallback={null}>
            <EntryDetails {...props} />
          </Suspense>
        </div>
      )}
    </article>
  )
}
