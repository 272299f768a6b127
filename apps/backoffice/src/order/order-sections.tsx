import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense } from "react"
import { AddressCard } from "./address-card.tsx"
import { CustomerCard } from "./customer-card.tsx"
import { FulfillmentCard } from "./fulfillment-card.tsx"
import { ItemsCard } from "./items-card.tsx"
import type { SectionProps } from "./model/section-props.ts"
import { PaymentsCard } from "./payments-card.tsx"

const FraudCard = lazy(() => part(() => import("./fraud-card.tsx")))
const MarketingCard = lazy(() => part(() => import("./marketing-card.tsx")))
const ReturnsCard = lazy(() => part(() => import("./returns-card.tsx")))
const LeaseCard = lazy(() => part(() => import("./lease-card.tsx")))

/** Items, money and history in the main column; customer, addresses and background aside. On small screens the customer stands before the history. */
export function OrderSections({ children, ...part }: SectionProps & { readonly children: ReactNode }) {
  return (
    <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <ItemsCard {...part} />
        <FulfillmentCard {...part} />
        {part.order.items.some(({ returnRequest }) => returnRequest !== null) && (
          <Suspense fallback={null}>
            <ReturnsCard {...part} />
          </Suspense>
        )}
        <PaymentsCard {...part} />
        <div className="wide:hidden">
          <CustomerCard {...part} hasPlace />
        </div>
        {children}
      </div>
      <aside aria-label="Customer and background" className="grid gap-5 sm:grid-cols-2 wide:grid-cols-1">
        <div className="max-wide:hidden">
          <CustomerCard {...part} />
        </div>
        <AddressCard {...part} kind="shipping" />
        <AddressCard {...part} kind="billing" />
        <Suspense fallback={null}>
          <FraudCard {...part} />
          {part.order.leaseDetails !== null && <LeaseCard {...part} />}
          <MarketingCard {...part} />
        </Suspense>
      </aside>
    </div>
  )
}
