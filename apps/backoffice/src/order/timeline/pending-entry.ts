import type { AdminOrderTimelineQuery } from "../../generated/order.ts"
import type { Entry } from "./timeline-rows.ts"

export type TimelineData = AdminOrderTimelineQuery["adminOrderTimeline"]

/** Start of the id of an entry that is shown before the server has it. */
export const PENDING = "pending:"

interface Writing {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly body: string
  readonly actorId: string
  readonly actorName: string
  readonly actorRole: string
  readonly at: string
}

/** The timeline with an entry at its end that is on its way to the server. */
export const withPending = (
  timeline: TimelineData | undefined,
  writing: Writing,
): TimelineData | undefined => {
  if (timeline === null || timeline === undefined) return timeline
  const last = timeline.entries.at(-1)?.revision ?? -1
  const entry: Entry = {
    ...writing,
    id: `${PENDING}${writing.id}`,
    revision: last + 1,
    category: "notes",
    cause: "",
    correlationId: "",
    differences: [],
  }
  return { entries: [...timeline.entries, entry], total: timeline.total + 1 }
}

/** The timeline without it again. */
export const withoutPending = (timeline: TimelineData | undefined, id: string): TimelineData | undefined => {
  if (timeline === null || timeline === undefined) return timeline
  const entries = timeline.entries.filter((entry) => entry.id !== `${PENDING}${id}`)
  return { entries, total: timeline.total - (timeline.entries.length - entries.length) }
}
