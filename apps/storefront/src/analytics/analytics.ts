/** What is tracked (spec §7), by the names of the field's analytics. */
export type EventName = "purchase" | "login" | "contact" | "subscribe"

export type Fields = Readonly<Record<string, unknown>>

/** One thing that happened, with the custom dimension that it is counted under. */
export interface AnalyticsEvent {
  readonly name: EventName
  readonly fields: Fields
  readonly dimensions: Fields
}

/** Whoever counts. */
export interface AnalyticsPort {
  /** Custom dimensions of everything that follows; null clears one. */
  readonly setDimensions: (dimensions: Fields) => void
  readonly send: (name: EventName, fields: Fields) => void
}

/** Spec §9: custom dimensions are reset after 100 ms. */
export const RESET_MS = 100
const MAX_WAITING = 20

let port: AnalyticsPort | null = null
let common: Fields = {}
let waiting: ReadonlyArray<AnalyticsEvent> = []
/** By which a reset knows that another event has set the dimensions meanwhile. */
let turn = 0

const send = (to: AnalyticsPort, { name, fields, dimensions }: AnalyticsEvent): void => {
  turn += 1
  const own = turn
  to.setDimensions(dimensions)
  to.send(name, { ...common, ...fields })
  setTimeout(() => {
    if (own !== turn) return
    to.setDimensions(Object.fromEntries(Object.keys(dimensions).map((key) => [key, null])))
  }, RESET_MS)
}

/** From now on `to` is told, of what happened before as well; null: nobody. `fields` go with every event. */
export const connectAnalytics = (to: AnalyticsPort | null, fields: Fields = {}): void => {
  port = to
  common = fields
  const before = waiting
  waiting = []
  if (to !== null) for (const event of before) send(to, event)
}

/** Told at once; without anybody who counts, kept for one who may come when the visitor has said yes. */
export const track = (event: AnalyticsEvent): void => {
  if (port !== null) send(port, event)
  else waiting = [...waiting, event].slice(-MAX_WAITING)
}
