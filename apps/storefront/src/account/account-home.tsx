import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon, type IconName } from "@voltread/ui/components/icon.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { AddressLines } from "../address/address-lines.tsx"
import { Loaded } from "../shop/loaded.tsx"
import { useShop, useShopState } from "../shop/use-shop.ts"
import { OrderList, OrderListSkeleton } from "./order-list.tsx"
import { NoOrders } from "./orders-page.tsx"
import { PageTitle } from "./page-title.tsx"
import { addressesQuery, ordersQuery } from "./queries.ts"

const LATEST = 3

/** Latest orders, default address and links to the rest of the account. */
export function AccountHome() {
  const user = useShopState((state) => state.auth.user)
  return (
    <>
      <PageTitle>{user?.firstName ? `Hello, ${user.firstName}` : "Hello"}</PageTitle>
      <div className="grid items-start gap-8 wide:grid-cols-[1fr_20rem]">
        <LatestOrders />
        <div className="grid gap-4 sm:grid-cols-2 wide:grid-cols-1">
          <DefaultAddress />
          <section className="flex flex-col rounded-lg border border-line bg-surface p-2">
            <h2 className="px-3 pt-3 pb-1 text-lg">More</h2>
            <Shortcut to="/account/applications" icon="note" label="Lease and loan applications" />
            <Shortcut to="/account/profile" icon="user" label="Name, phone, password" />
            <Shortcut to="/page/privacy" icon="shield" label="What we know about you" />
          </section>
        </div>
      </div>
    </>
  )
}

function LatestOrders() {
  const { request } = useShop()
  const page = useQuery(ordersQuery(request, undefined, LATEST))
  return (
    <section className="min-w-0">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">Latest orders</h2>
        {page.data !== undefined && page.data.orders.length > 0 && (
          <Link to="/account/orders" className="font-semibold underline underline-offset-4">
            All orders
          </Link>
        )}
      </div>
      <Loaded
        query={page}
        failure="Your orders could not be loaded"
        skeleton={<OrderListSkeleton count={2} />}
      >
        {({ orders }) => (orders.length === 0 ? <NoOrders /> : <OrderList orders={orders} />)}
      </Loaded>
    </section>
  )
}

function DefaultAddress() {
  const { rest } = useShop()
  const addresses = useQuery(addressesQuery(rest))
  const [first] = addresses.data ?? []
  const lines = () => {
    if (addresses.isLoadingError) return <p className="text-muted">{messageOf(addresses.error)}</p>
    if (addresses.data === undefined)
      return (
        <Loading label="Loading your address">
          <Skeleton className="h-24 w-48" />
        </Loading>
      )
    if (first === undefined)
      return <p className="text-muted">Save an address, and checking out takes a minute.</p>
    return <AddressLines address={first} />
  }
  return (
    <section className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{first?.isDefaultShipping === true ? "Default address" : "Address"}</h2>
      {lines()}
      <Link to="/account/addresses" className={buttonStyle("secondary", "sm")}>
        {first === undefined ? "Add an address" : "All addresses"}
      </Link>
    </section>
  )
}

interface ShortcutProps {
  readonly to: "/account/applications" | "/account/profile" | "/page/privacy"
  readonly icon: IconName
  readonly label: string
}

function Shortcut({ to, icon, label }: ShortcutProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken">
      <Icon name={icon} className="size-5 text-muted" />
      {label}
      <Icon name="chevron-right" className="ml-auto size-4 text-muted" />
    </Link>
  )
}
