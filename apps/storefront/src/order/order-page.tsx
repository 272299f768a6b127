import { Link } from "@tanstack/react-router"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { NeedsScript } from "@voltread/ui/form/needs-script.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { useIsLoggedIn } from "../shop/use-shop.ts"
import { type HistoryEntry, shopperHistory } from "./history.ts"
import { NextStep } from "./next-step.tsx"
import { OrderActions } from "./order-actions.tsx"
import { type OrderDetails, OrderItems } from "./order-items.tsx"
import { OrderNotFound } from "./order-not-found.tsx"
import { orderProgress, stepsOf } from "./order-progress.ts"
import { OrderTotals } from "./order-totals.tsx"
import { Panel } from "./panel.tsx"
import { Parcels } from "./parcels.tsx"
import { Pickups } from "./pickups.tsx"
import { ProgressSteps } from "./progress-steps.tsx"
import { Timeline } from "./timeline.tsx"
import { useLiveOrder } from "./use-live-order.ts"
import { useTrackPurchase } from "./use-track-purchase.ts"

/** Only for orders whose contract with a lender is signed. */
const ContractPanel = lazy(() => part(() => import("./contract-panel.tsx")))

interface OrderPageProps {
  readonly id: string
  readonly token: string | null
  /** Shown right after checkout, with a thank-you. */
  readonly isNew?: boolean
}

/** One order, updated live. */
export function OrderPage({ id, token, isNew = false }: OrderPageProps) {
  const { order, timeline } = useLiveOrder({ id, token })

  if (order.data === undefined) {
    return (
      <div className="page max-w-5xl py-10">
        {order.isError ? (
          <ErrorState title="The order could not be loaded" onRetry={() => void order.refetch()}>
            {messageOf(order.error)}
          </ErrorState>
        ) : (
          <OrderSkeleton />
        )}
      </div>
    )
  }
  if (order.data === null) return <OrderNotFound returnUrl={`/order/${encodeURIComponent(id)}`} />
  const { data } = order
  // The page is bookmarked, and seen again once the order is canceled or returned.
  const isThanked = isNew && orderStatusFacts(data.status)?.next.length !== 0
  const history = () => {
    if (timeline.isLoadingError)
      return (
        <ErrorState title="The history could not be loaded" onRetry={() => void timeline.refetch()}>
          {messageOf(timeline.error)}
        </ErrorState>
      )
    if (timeline.data === undefined || timeline.data === null)
      return (
        <Loading label="Loading the history">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )
    return <Timeline lines={shopperHistory(timeline.data.entries)} />
  }
  return (
    <div className="page max-w-5xl py-6 desk:py-10">
      {isThanked && <ThankYou order={data} isConfirmed={isConfirmed(data, timeline.data?.entries ?? [])} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isThanked ? (
          <h2 className="text-2xl">Order {data.uniqueId}</h2>
        ) : (
          <h1 className="text-2xl">Order {data.uniqueId}</h1>
        )}
        <span aria-live="polite">
          <StatusBadge status={data.status} />
        </span>
      </div>
      <p className="mt-1 text-muted">
        Placed <DateTime at={data.orderSubmittedDate ?? data.createdAt} />
      </p>
      <div className="mt-8">
        <ProgressSteps steps={stepsOf(data.items)} progress={orderProgress(data.status, data.items)} />
      </div>
      <NextStep order={data} token={token} />
      <div className="mt-10 grid items-start gap-6 desk:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Items">
            <OrderItems order={data} token={token} />
          </Panel>
          {(data.shipments ?? []).length > 0 && (
            <Panel title="Packages">
              <Parcels order={data} />
            </Panel>
          )}
          <Panel title="History">{history()}</Panel>
        </div>
        <div className="flex flex-col gap-6">
          <Panel title="Total">
            <OrderTotals order={data} />
          </Panel>
          {data.leaseDetails?.statusName === "COMPLETED" && (
            <Suspense fallback={null}>
              <ContractPanel orderId={data.id} token={token} />
            </Suspense>
          )}
          <Panel title="This order">
            <OrderActions order={data} token={token} />
          </Panel>
          <Pickups order={data} token={token} />
          {data.items.some(({ pickupStore }) => pickupStore === null) && (
            <Panel title="Ships to">
              <address className="not-italic">
                {data.shipFirstName} {data.shipLastName}
                <br />
                {data.shipAddress1}
                {data.shipAddress2 !== "" && (
                  <>
                    <br />
                    {data.shipAddress2}
                  </>
                )}
                <br />
                {data.shipCity}, {data.shipState} {data.shipPostalCode}
              </address>
            </Panel>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Its confirmation is mailed when the payment has come, or the contract with the lender is signed; after that, the order
 * may still be reviewed.
 */
const isConfirmed = ({ status }: OrderDetails, history: ReadonlyArray<HistoryEntry>): boolean => {
  const facts = orderStatusFacts(status)
  if (facts === undefined || facts.isPaid) return true
  return history.some(
    ({ fact }) => fact.__typename === "OrderStatusReached" && orderStatusFacts(fact.status)?.isPaid === true,
  )
}

interface ThankYouProps {
  readonly order: OrderDetails
  readonly isConfirmed: boolean
}

function ThankYou({ order, isConfirmed }: ThankYouProps) {
  const isShopper = useIsLoggedIn()
  useTrackPurchase(order)
  return (
    <div className="mb-10 flex flex-col gap-3 rounded-xl bg-accent p-7 text-on-accent [--color-focus:#12151c] sm:p-10">
      <span className="grid size-12 place-items-center rounded-full bg-on-accent text-accent">
        <Icon name="check" className="size-7" />
      </span>
      <h1 className="text-3xl">Thank you, {order.shipFirstName}!</h1>
      <p className="max-w-prose">
        We have your order.{" "}
        {isConfirmed ? "We emailed the details to" : "Once it is confirmed, we will email the details to"}{" "}
        <span className="wrap-anywhere">{order.email}</span>.{" "}
        {isShopper
          ? "You'll also find it under Your orders."
          : "Bookmark this page to follow the order without an account."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={`${buttonStyle("night")} bg-night`}>
          Continue shopping
        </Link>
        {!isShopper && (
          <Link to="/register" search={{ email: order.email }} className={`${buttonStyle("night")} bg-night`}>
            Create an account
          </Link>
        )}
      </div>
      {!isShopper && (
        <p className="max-w-prose text-sm">
          With an account for this email, you'll find this order and all earlier ones under Your orders.
        </p>
      )}
    </div>
  )
}

function OrderSkeleton() {
  return (
    <Loading label="Loading your order">
      <NeedsScript what="page" />
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-3 h-5 w-48" />
      <Skeleton className="mt-10 h-14 w-full" />
      <div className="mt-10 grid gap-6 desk:grid-cols-[1fr_20rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </Loading>
  )
}
