import type { Entry } from "./timeline-rows.ts"

/** An event of an order's history, for tests. */
export const entry = (revision: number, over: Partial<Entry> = {}): Entry => ({
  id: `e${revision}`,
  revision,
  type: "OrderCustomNotesAdded",
  category: "notes",
  title: "Note added",
  body: null,
  at: "2026-11-01T10:00:00.000Z",
  actorId: "sam",
  actorName: "Sam Support",
  actorRole: "customersupport",
  cause: "command",
  correlationId: "c",
  differences: [],
  ...over,
})
