import { itemAmount } from "@voltread/domain/ordering/item-amount.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { Card, ChangedMark } from "../page/card.tsx"
import type { Item, SectionProps } from "./model/section-props.ts"
import { TotalsList } from "./totals-list.tsx"

const ItemActions = lazy(() => part(() => import("./item-actions.tsx")))

function ItemRow({
  item,
  isChanged,
  onAction,
}: {
  item: Item
  isChanged: boolean
  onAction: SectionProps["onAction"]
}) {
  const details = [item.sku, item.brand, item.size, item.partner].filter((text) => text !== "")
  return (
    <li
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] items-start sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-t border-line py-4 ${isChanged ? "-mx-2 rounded-md bg-accent-soft px-2" : ""}`}
    >
      <span className="grid size-14 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
        {item.thumbnailImage === "" ? (
          <Icon name="box" className="size-6 text-muted" />
        ) : (
          <img
            src={item.thumbnailImage}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-full object-contain"
          />
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{item.name}</p>
        <p className="text-sm break-words text-muted">{details.join(" · ")}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <StatusBadge status={item.status} />
          {isChanged && <ChangedMark />}
          {item.shippedQuantity > 0 && item.deliveryType === "DELIVERY_SHIPPING" && (
            <span>{`${item.shippedQuantity} of ${item.quantity} shipped`}</span>
          )}
          {item.returnedQuantity > 0 && <span>{`${item.returnedQuantity} returned`}</span>}
          {item.estimatedDeliveryDate !== null && (
            <span>expected {formatDay(item.estimatedDeliveryDate)}</span>
          )}
        </p>
        <p className="text-sm text-muted">
          <Money amount={item.price} /> × {item.quantity}
          {item.originalPrice > item.price && (
            <>
              {" · was "}
              <Money amount={item.originalPrice} className="line-through" />
            </>
          )}
          {item.supplierCost !== null && (
            <>
              {" · cost "}
              <Money amount={item.supplierCost} />
            </>
          )}
        </p>
      </div>
      <div className="col-start-2 flex items-center gap-1 sm:col-start-3">
        <Money amount={itemAmount(item)} className="font-semibold" />
        {onAction !== undefined && (
          <Suspense fallback={<span className="size-11" />}>
            <ItemActions item={item} onAction={onAction} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

export function ItemsCard({ order, changed, onAction }: SectionProps) {
  const units = order.items.reduce((sum, { isCounted, quantity }) => (isCounted ? sum + quantity : sum), 0)
  return (
    <Card title={`Items (${units})`} isChanged={changed.has("totals")}>
      <ul>
        {order.items.map((item) => (
          <ItemRow key={item.id} item={item} isChanged={changed.has(`item:${item.id}`)} onAction={onAction} />
        ))}
      </ul>
      <TotalsList order={order} />
    </Card>
  )
}
