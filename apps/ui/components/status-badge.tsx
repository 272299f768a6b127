import { Badge } from "./badge.tsx"
import { statusLabel, statusTone } from "./status-tone.ts"

/** Status of an order, an item or an application in its color and in words. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge tone={statusTone(status)}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {statusLabel(status)}
    </Badge>
  )
}
