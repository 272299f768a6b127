/** Names of tracked events (spec §7), as web analytics use them. */
type EventName = "purchase" | "login" | "contact" | "subscribe"

type Fields = Readonly<Record<string, unknown>>

/** An event with the custom dimensions that it is counted under. */
export interface AnalyticsEvent {
  readonly name: EventName
  readonly fields: Fields
  readonly dimensions: Fields
}

/** An analytics service. */
export interface AnalyticsPort {
  /** Custom dimensions of everything that follows; null clears one. */
  readonly setDimensions: (dimensions: Fields) => void
  readonly send: (name: EventName, fields: Fields) => void
}

/** Spec §9: custom dimensions are reset after 100 ms. */
const RESET_MS = 100
const MAX_WAITING = 20

let port: AnalyticsPort | null = null
let common: Fields = {}
let waiting: ReadonlyArray<AnalyticsEvent> = []
/** Number of the newest event: a reset must not clear the dimensions that a later event has set. */
let newest = 0

const send = (to: AnalyticsPort, { name, fields, dimensions }: AnalyticsEvent): void => {
  newest += 1
  const own = newest
  to.setDimensions(dimensions)
  to.send(name, { ...common, ...fields })
  setTimeout(() => {
    if (own !== newest) return
    to.setDimensions(Object.fromEntries(Object.keys(dimensions).map((key) => [key, null])))
  }, RESET_MS)
}

/** Sends all events to `to` from now on, the waiting ones first; null: to nobody. `fields` go with every event. */
export const connectAnalytics = (to: AnalyticsPort | null, fields: Fields = {}): void => {
  port = to
  common = fields
  const before = waiting
  waiting = []
  if (to !== null) for (const event of before) send(to, event)
}

/** Sends an event, or keeps it until a service is connected, which may take the visitor's consent. */
export const track = (event: AnalyticsEvent): void => {
  if (port !== null) send(port, event)
  else waiting = [...waiting, event].slice(-MAX_WAITING)
}
