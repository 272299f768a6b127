import { trackingLink } from "@voltread/domain/ordering/carriers.ts"
import { PICKUP_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { Card } from "../page/card.tsx"
import { FraudHold } from "./dialogs/fraud-hold.tsx"
import type { SectionProps } from "./model/section-props.ts"

const Pickups = lazy(() => part(() => import("./pickups.tsx")))

/** Packages, and what is still to be shipped. */
export function FulfillmentCard({ order, changed, onAction }: SectionProps) {
  const shipments = order.shipments ?? []
  const names = new Map(order.items.map(({ id, name }) => [id, name]))
  const waiting = order.items.filter(({ status }) => status === "PENDING_SHIPMENT")
  const isToPickUp = order.items.some(({ status }) => PICKUP_STATUSES.some((each) => each === status))
  return (
    <Card
      title="Fulfillment"
      isChanged={changed.has("shipments")}
      action={
        onAction !== undefined &&
        !order.fraudCheckIsDue &&
        waiting.some(({ nextStatuses }) => nextStatuses?.includes("SHIPPED")) && (
          <Button size="sm" onPress={() => onAction({ _tag: "shipment", shipmentId: null })}>
            <Icon name="truck" className="size-4" />
            Record shipment
          </Button>
        )
      }
    >
      {order.fraudCheckIsDue && <FraudHold />}
      {isToPickUp && (
        <Suspense fallback={null}>
          <Pickups order={order} onAction={onAction} />
        </Suspense>
      )}
      {shipments.length === 0 && !isToPickUp && (
        <p className="text-sm text-muted">
          {waiting.length === 0 ? "There is nothing to ship right now." : "Nothing has been shipped yet."}
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {shipments.map((shipment, index) => {
          const link = trackingLink(shipment)
          return (
            <li key={shipment.shipmentId} className="flex flex-col gap-1.5 rounded-md bg-sunken p-4 text-sm">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{`Package ${index + 1}: ${shipment.carrier} ${shipment.shipMethod}`}</span>
                {link === null ? (
                  <span className="numeric">{shipment.trackingNumber}</span>
                ) : (
                  <a
                    href={link}
                    target="_blank"
                    rel="noreferrer"
                    className="numeric font-semibold underline underline-offset-4"
                  >
                    {shipment.trackingNumber}
                  </a>
                )}
                {onAction !== undefined && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="ml-auto"
                    aria-label={`Edit package ${index + 1}`}
                    onPress={() => onAction({ _tag: "shipment", shipmentId: shipment.shipmentId })}
                  >
                    Edit
                  </Button>
                )}
              </div>
              <ul className="text-muted">
                {shipment.lines.map(({ itemId, quantity }) => (
                  <li key={itemId}>{`${quantity} × ${names.get(itemId) ?? itemId}`}</li>
                ))}
              </ul>
              <p className="flex flex-wrap gap-x-4 text-muted">
                {shipment.shippedDate !== null && (
                  <span>
                    Shipped <DateTime at={shipment.shippedDate} dateOnly />
                  </span>
                )}
                {shipment.estimatedDeliveryDate !== null && (
                  <span>Expected {formatDay(shipment.estimatedDeliveryDate)}</span>
                )}
                {shipment.partnerOrderId !== null && <span>Supplier's order {shipment.partnerOrderId}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
