import type { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { Counter, Gauge, type Registry } from "prom-client"

/** Gauges and counters of the projector, read at each scrape. */
export const projectorMetrics = (registry: Registry, status: RunnerStatus): void => {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `voltread_projection_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `voltread_projection_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge("active", "1 in the process that writes the read models", () => (status.active ? 1 : 0))
  gauge("lag_seconds", "By how much the read models trail the event log", () => status.lagSeconds(Date.now()))
  gauge("parked_events", "Events that could not be applied: each needs a person", () => status.eventsParked)
  counter("events", "Events applied; the rate is its derivative", () => status.eventsApplied)
  counter("batches", "Transactions that applied them", () => status.batchesApplied)
  counter("failures", "Failures that made the runner back off", () => status.failures)
}
