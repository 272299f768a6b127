import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { Card } from "../page/card.tsx"
import { NoSuchThing } from "../page/no-such-thing.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { AccountCard } from "./account-card.tsx"
import { AccountTimeline } from "./account-timeline.tsx"
import { AddressesCard } from "./addresses-card.tsx"
import { ApplicationsCard } from "./applications-card.tsx"
import { CustomerDialogs } from "./customer-dialogs.tsx"
import { CustomerHead } from "./customer-head.tsx"
import { MessagesCard } from "./messages-card.tsx"
import type { CustomerAction } from "./model/customer-action.ts"
import { nameOf } from "./model/name.ts"
import { customerQuery, NO_CUSTOMER } from "./model/queries.ts"
import { OrdersCard } from "./orders-card.tsx"
import { ProfileCard } from "./profile-card.tsx"

const UndeliveredNotice = lazy(() => part(() => import("../page/undelivered-notice.tsx")))

const route = getRouteApi("/_staff/customers/$username")

/** One customer with everything that staff look for, and everything that they may change. */
export function CustomerPage() {
  const { username } = route.useParams()
  const query = useQuery(customerQuery(username))
  const [action, setAction] = useState<CustomerAction | null>(null)
  const customer = query.data

  if (query.isPending) return <CustomerSkeleton />
  if (query.isError && customer === undefined) {
    return (
      <div className="p-4 desk:p-6">
        <QueryError error={query.error} what="The customer" onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (customer === null || customer === undefined) return <NoSuchCustomer />
  const onAction = customer.isErased ? undefined : setAction
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <PageTitle>{nameOf(customer)}</PageTitle>
      <CustomerHead customer={customer} onAction={onAction} />
      {customer.undelivered !== null && (
        <Suspense fallback={null}>
          <UndeliveredNotice email={customer.username} undelivered={customer.undelivered} />
        </Suspense>
      )}
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <OrdersCard customer={customer} />
          <ApplicationsCard customer={customer} />
          <MessagesCard customer={customer} />
          {!customer.isGuest && (
            <Card title="Account history">
              <AccountTimeline customer={customer} />
            </Card>
          )}
        </div>
        <aside aria-label="Profile and addresses" className="grid gap-5 sm:grid-cols-2 wide:grid-cols-1">
          <ProfileCard customer={customer} />
          {!customer.isGuest && <AddressesCard addresses={customer.addresses} onAction={onAction} />}
          {onAction !== undefined && <AccountCard isGuest={customer.isGuest} onAction={onAction} />}
        </aside>
      </div>
      {action !== null && (
        <CustomerDialogs action={action} customer={customer} onClose={() => setAction(null)} />
      )}
    </div>
  )
}

function NoSuchCustomer() {
  return (
    <div className="p-4 desk:p-6">
      <NoSuchThing
        title={NO_CUSTOMER}
        action={
          <Link to="/customers" className={buttonStyle("primary")}>
            Back to the customers
          </Link>
        }
      >
        Nobody has registered or ordered with that address, or it is not a customer's.
      </NoSuchThing>
    </div>
  )
}

function CustomerSkeleton() {
  return (
    <Loading label="Loading the customer">
      <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-4 w-80 max-w-full" />
        <div className="grid gap-5 wide:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-5">
            <Skeleton className="h-56" />
            <Skeleton className="h-32" />
            <Skeleton className="h-72" />
          </div>
          <div className="flex flex-col gap-5">
            <Skeleton className="h-44" />
            <Skeleton className="h-56" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
