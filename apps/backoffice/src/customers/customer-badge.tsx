import type { Customer } from "@voltread/domain/contract/customer.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"

/** Whether there is an account, and it can be used. */
export function CustomerBadge({
  customer,
}: {
  readonly customer: Pick<Customer, "isActive" | "isErased" | "isGuest">
}) {
  if (customer.isErased) return <Badge>Erased</Badge>
  if (customer.isGuest) return <Badge>Guest</Badge>
  return customer.isActive ? <Badge tone="success">Active</Badge> : <Badge tone="danger">Disabled</Badge>
}
