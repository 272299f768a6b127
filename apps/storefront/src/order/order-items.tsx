import { Link } from "@tanstack/react-router"
import { itemAmount } from "@voltread/domain/ordering/item-amount.ts"
import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { OrderQuery } from "../generated/order.ts"
import { isComing } from "./is-coming.ts"
import { ItemReturn } from "./item-return.tsx"
import { ItemReview } from "./item-review.tsx"

const BY_SUPPLIER = "CANCELLED_BY_SUPPLIER"

export type OrderDetails = NonNullable<OrderQuery["order"]>

/** Ordered items with their status. */
export function OrderItems({
  order: { id, items, status },
  token,
}: {
  readonly order: OrderDetails
  readonly token: string | null
}) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[--spacing(20)_1fr] gap-4 py-4 first:pt-0 last:pb-0">
          <img
            src={item.thumbnailImage}
            alt=""
            width={72}
            height={72}
            className="size-18 rounded-md border border-line bg-sunken object-contain"
          />
          <div className="flex min-w-0 flex-col gap-1.5">
            <div className="flex flex-wrap items-start justify-between gap-x-3">
              <Link
                to="/product/$productId"
                params={{ productId: item.productId }}
                className="min-w-0 grow basis-32 font-semibold hover:underline"
              >
                <ProductName name={item.name} />
              </Link>
              <Money amount={itemAmount(item)} className="font-bold" />
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <StatusBadge status={item.status} />
              <span>
                <Money amount={item.price} /> × {item.quantity}
              </span>
              {item.shippedQuantity > 0 && item.shippedQuantity < item.quantity && (
                <span>
                  {item.shippedQuantity} of {item.quantity} shipped
                </span>
              )}
              {item.returnedQuantity > 0 && <span>{item.returnedQuantity} returned</span>}
              {item.estimatedDeliveryDate !== null && isComing(item) && (
                <span>
                  Expected <DateTime at={item.estimatedDeliveryDate} dateOnly />
                </span>
              )}
            </p>
            {item.status === BY_SUPPLIER && status !== BY_SUPPLIER && (
              // Of a whole order it is said above.
              <p className="text-sm text-muted">{orderStatusFacts(BY_SUPPLIER)?.stopped}</p>
            )}
            <ItemReturn orderId={id} token={token} item={item} />
            {itemStatusFacts(item.status)?.isDelivered === true && (
              <ItemReview orderId={id} token={token} item={item} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
