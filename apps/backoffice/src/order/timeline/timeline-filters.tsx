import { SearchField } from "@voltread/ui/components/search-field.tsx"
import { type Entry, isOfKind, KINDS, type Kind } from "./timeline-rows.ts"

const labels: Readonly<Record<Kind, string>> = {
  payments: "Payments",
  shipping: "Shipping",
  notes: "Staff notes",
  system: "System",
}

interface TimelineFiltersProps {
  readonly entries: ReadonlyArray<Entry>
  readonly kinds: ReadonlyArray<Kind>
  readonly onKinds: (kinds: ReadonlyArray<Kind>) => void
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** Which events are shown; several kinds add up, none means all. */
export function TimelineFilters({ entries, kinds, onKinds, query, onQuery }: TimelineFiltersProps) {
  const toggle = (kind: Kind) =>
    onKinds(kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind])
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show only</legend>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.includes(kind)}
            onClick={() => toggle(kind)}
            className="h-9 cursor-pointer rounded-full border border-line-strong px-3.5 text-sm font-medium hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
          >
            {labels[kind]}{" "}
            <span className="numeric">{entries.filter((entry) => isOfKind(entry, kind)).length}</span>
          </button>
        ))}
      </fieldset>
      <SearchField
        label="Search notes and events"
        placeholder="Search notes and events"
        value={query}
        onChange={onQuery}
        className="min-w-[min(14rem,100%)] flex-1"
      />
    </div>
  )
}
