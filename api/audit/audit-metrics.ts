import { Gauge, type Registry } from "prom-client"
import type { AuditStatus } from "./audit-status.ts"

/** Gauges of the audit, read at each scrape; without a value in a process that runs no audit. */
export const auditMetrics = (registry: Registry, status: AuditStatus): void => {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `voltread_audit_${name}`,
      help,
      registers: [registry],
      collect() {
        this.remove()
        if (status.checkedAt !== null) this.set(read())
      },
    })
  gauge(
    "disagreements",
    "Where log, read models, stock and gateways differ: each needs a person",
    () => status.disagreements,
  )
  gauge("orders", "Orders whose books were compared", () => status.orders)
  gauge(
    "checked_timestamp_seconds",
    "When all books were last compared",
    () => (status.checkedAt ?? 0) / 1_000,
  )
}
