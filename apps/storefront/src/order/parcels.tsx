import { trackingLink } from "@voltread/domain/ordering/carriers.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { isComing } from "./is-coming.ts"
import type { OrderDetails } from "./order-items.tsx"

/** The parcels of an order with what is in them, and where to follow them. */
export function Parcels({ order }: { readonly order: OrderDetails }) {
  const names = new Map(order.items.map(({ id, name }) => [id, name]))
  const coming = new Set(order.items.filter(isComing).map(({ id }) => id))
  return (
    <ul className="flex flex-col gap-4">
      {(order.shipments ?? []).map((parcel, index) => {
        const link = trackingLink(parcel)
        return (
          <li key={parcel.shipmentId} className="flex flex-col gap-1 rounded-md bg-sunken p-4 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{`Package ${index + 1}`}</span>
              <span>{`${parcel.carrier} ${parcel.shipMethod}`.trim()}</span>
              {link === null ? (
                <span className="numeric">{parcel.trackingNumber}</span>
              ) : (
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Track package ${index + 1}, ${parcel.trackingNumber}`}
                  className="numeric font-semibold underline underline-offset-4"
                >
                  {parcel.trackingNumber}
                </a>
              )}
            </p>
            <ul className="text-muted">
              {parcel.lines.map(({ itemId, quantity }) => (
                <li key={itemId}>{`${quantity} × ${names.get(itemId) ?? "item"}`}</li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-4 text-muted empty:hidden">
              {parcel.shippedDate !== null && (
                <span>
                  Shipped <DateTime at={parcel.shippedDate} dateOnly />
                </span>
              )}
              {parcel.estimatedDeliveryDate !== null &&
                parcel.lines.some(({ itemId }) => coming.has(itemId)) && (
                  <span>
                    Expected <DateTime at={parcel.estimatedDeliveryDate} dateOnly />
                  </span>
                )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
