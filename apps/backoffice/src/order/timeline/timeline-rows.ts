import type { AdminOrderTimelineQuery } from "../../generated/order.ts"

export type Entry = NonNullable<AdminOrderTimelineQuery["adminOrderTimeline"]>["entries"][number]

export const KINDS = ["payments", "shipping", "notes", "system"] as const
export type Kind = (typeof KINDS)[number]

/** Whether an event is of a kind. All that machines did is `system`. */
export const isOfKind = (entry: Entry, kind: Kind): boolean => {
  switch (kind) {
    case "payments":
      return entry.category === "payments" || entry.category === "loan"
    case "shipping":
      return entry.category === "shipping"
    case "notes":
      return entry.category === "notes"
    case "system":
      return entry.actorRole === "system" || entry.actorRole === "gateway"
  }
}

/** Every word of the query occurs in what was written or what changed, in any case of letters. */
export const matches = (entry: Entry, query: string): boolean => {
  const text = [
    entry.title,
    entry.body ?? "",
    entry.actorName,
    ...entry.differences.flatMap(({ label, before, after }) => [label, before ?? "", after ?? ""]),
  ]
    .join("\n")
    .toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface TimelineChoice {
  /** Empty: all. */
  readonly kinds: ReadonlyArray<Kind>
  readonly query: string
  readonly isExpanded: boolean
  /** Revision that must not be hidden. */
  readonly at: number | undefined
}

type TimelineRow =
  | { readonly _tag: "entry"; readonly entry: Entry }
  | { readonly _tag: "gap"; readonly hidden: number }

const NEWEST = 6
const FIRST = 2
/** The fewest entries that are hidden behind a button. */
const WORTH_HIDING = 4

/** What to show, newest first. Without a search the newest and the first events stay and the middle is one gap. */
export const timelineRows = (
  entries: ReadonlyArray<Entry>,
  { kinds, query, isExpanded, at }: TimelineChoice,
): ReadonlyArray<TimelineRow> => {
  const chosen = entries
    .filter((entry) => kinds.length === 0 || kinds.some((kind) => isOfKind(entry, kind)))
    .filter((entry) => matches(entry, query.trim()))
    .sort((a, b) => b.revision - a.revision)
  const rows = chosen.map((entry) => ({ _tag: "entry", entry }) as const)
  const middle = chosen.slice(NEWEST, -FIRST)
  const mustShow = isExpanded || query.trim() !== "" || middle.some(({ revision }) => revision === at)
  if (mustShow || middle.length < WORTH_HIDING) return rows
  return [...rows.slice(0, NEWEST), { _tag: "gap", hidden: middle.length }, ...rows.slice(-FIRST)]
}
