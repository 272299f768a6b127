import type { Customer } from "@voltread/domain/contract/customer.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"

/** Whether the account can be used. */
export function CustomerBadge({ customer }: { readonly customer: Pick<Customer, "isActive" | "isErased"> }) {
  if (customer.isErased) return <Badge>Erased</Badge>
  return customer.isActive ? <Badge tone="success">Active</Badge> : <Badge tone="danger">Disabled</Badge>
}
