import { useQuery } from "@tanstack/react-query"
import { isReadyForPickup } from "@voltread/domain/ordering/ready-for-pickup.ts"
import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { PickupCodeDocument } from "../generated/order.ts"
import { useShop } from "../shop/use-shop.ts"
import type { OrderDetails } from "./order-items.tsx"
import { Panel } from "./panel.tsx"
import { orderKey } from "./queries.ts"

type Item = OrderDetails["items"][number]
type Store = NonNullable<Item["pickupStore"]>

/** The stores of an order with what is picked up there, each once. */
const pickupsOf = (
  items: ReadonlyArray<Item>,
): ReadonlyArray<{ readonly store: Store; readonly items: ReadonlyArray<Item> }> => {
  const byStore = Map.groupBy(
    items.filter(({ pickupStore, status }) => pickupStore !== null && status !== "CANCELLED"),
    ({ pickupStore }) => pickupStore?.storeId,
  )
  return [...byStore.values()].flatMap((theirs) => {
    const store = theirs[0]?.pickupStore ?? null
    return store === null ? [] : [{ store, items: theirs }]
  })
}

/**
 * Where to pick what up, and the code to show once it is ready; nothing where all of it is shipped or canceled. The code
 * is one for all stores: of several, each says what is ready there.
 */
export function Pickups({ order, token }: { readonly order: OrderDetails; readonly token: string | null }) {
  const { request } = useShop()
  const isReady = order.items.some((item) => isReadyForPickup(order, item))
  const code = useQuery({
    queryKey: [...orderKey({ id: order.id, token }), "pickup-code"],
    queryFn: async ({ signal }) =>
      (await request(PickupCodeDocument, { orderId: order.id, token }, { signal })).pickupCode,
    enabled: isReady,
  })
  const pickups = pickupsOf(order.items)
  if (pickups.length === 0) return null
  return (
    <Panel title="Store pickup">
      <div className="flex flex-col gap-5">
        {isReady && code.data != null && (
          <div className="rounded-md bg-accent-soft p-4 text-accent-ink">
            <p className="text-sm">Show this code at the counter</p>
            <p className="numeric text-3xl font-extrabold tracking-widest">{code.data}</p>
          </div>
        )}
        {pickups.map(({ store, items }) => (
          <div key={store.storeId} className="flex flex-col gap-1">
            <address className="not-italic">
              <span className="font-semibold">{store.name}</span>
              <br />
              {store.address1}
              <br />
              {store.city}, {store.state} {store.postalCode}
            </address>
            {store.hours !== "" && <p className="text-sm text-muted">{store.hours}</p>}
            {store.phone !== "" && <p className="text-sm text-muted">{formatPhone(store.phone)}</p>}
            <ul className="mt-1 text-sm text-muted">
              {items.map(({ id, name, quantity, status }) => (
                <li key={id}>
                  {`${quantity} × ${name}`}
                  {pickups.length > 1 && <span className="block">{statusLabel(status)}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  )
}
