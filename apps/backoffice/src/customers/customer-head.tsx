import type { Customer } from "@voltread/domain/contract/customer.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { BackLink } from "../page/back-link.tsx"
import { CustomerBadge } from "./customer-badge.tsx"
import type { OnAction } from "./model/customer-action.ts"
import { nameOf } from "./model/name.ts"

/** Who it is, whether they can sign in, and what can be done with the whole account. */
export function CustomerHead({
  customer,
  onAction,
}: {
  readonly customer: Customer
  readonly onAction: OnAction
}) {
  return (
    <header className="flex flex-col gap-2">
      <BackLink to="/customers">Customers</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-2xl break-words">{nameOf(customer)}</h1>
        <CustomerBadge customer={customer} />
        {onAction !== undefined && !customer.isGuest && (
          <span className="ml-auto flex flex-wrap items-center gap-2">
            <Button variant="secondary" size="sm" onPress={() => onAction({ _tag: "profile" })}>
              Edit profile
            </Button>
            <Button
              variant={customer.isActive ? "danger" : "secondary"}
              size="sm"
              onPress={() => onAction({ _tag: "status" })}
            >
              {customer.isActive ? "Disable" : "Enable"}
            </Button>
          </span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {customer.createdAt !== null && (
          <span>
            {customer.isGuest ? "First order" : "Registered"} <DateTime at={customer.createdAt} />
          </span>
        )}
        <span>
          <LastLogIn customer={customer} />
        </span>
      </p>
    </header>
  )
}

function LastLogIn({ customer: { isGuest, lastSignInAt } }: { readonly customer: Customer }) {
  if (isGuest) return "Orders without an account"
  if (lastSignInAt === null) return "Never logged in"
  return (
    <>
      Last log-in <DateTime at={lastSignInAt} />
    </>
  )
}
