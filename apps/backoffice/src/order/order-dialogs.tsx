import { lazy, Suspense } from "react"
import type { OrderDetailFragment } from "../generated/order.ts"
import type { Asked } from "./part.ts"

const AddressDialog = lazy(() => import("./dialogs/address-dialog.tsx"))
const CancelDialog = lazy(() => import("./dialogs/cancel-dialog.tsx"))
const ItemStatusDialog = lazy(() => import("./dialogs/item-status-dialog.tsx"))
const RefundDialog = lazy(() => import("./dialogs/refund-dialog.tsx"))
const ReturnDialog = lazy(() => import("./dialogs/return-dialog.tsx"))
const ShipmentDialog = lazy(() => import("./dialogs/shipment-dialog.tsx"))
const StatusDialog = lazy(() => import("./dialogs/status-dialog.tsx"))

export interface OrderDialogsProps {
  readonly asked: Asked
  readonly order: OrderDetailFragment
  readonly onClose: () => void
}

/** The dialog for what is asked, loaded when it is first needed. */
export function OrderDialogs(props: OrderDialogsProps) {
  return (
    <Suspense fallback={null}>
      <DialogOf {...props} />
    </Suspense>
  )
}

function DialogOf({ asked, order, onClose }: OrderDialogsProps) {
  switch (asked._tag) {
    case "status":
      return <StatusDialog order={order} onClose={onClose} />
    case "cancel":
      return <CancelDialog order={order} onClose={onClose} />
    case "address":
      return <AddressDialog order={order} kind={asked.kind} onClose={onClose} />
    case "shipment": {
      const known = order.shipments?.find(({ shipmentId }) => shipmentId === asked.shipmentId)
      return <ShipmentDialog order={order} known={known} onClose={onClose} />
    }
    case "refund": {
      const payment = order.paymentDetails.find(({ paymentId }) => paymentId === asked.paymentId)
      return payment === undefined ? null : <RefundDialog order={order} payment={payment} onClose={onClose} />
    }
    case "return":
    case "itemStatus": {
      const item = order.items.find(({ id }) => id === asked.itemId)
      if (item === undefined) return null
      return asked._tag === "return" ? (
        <ReturnDialog order={order} item={item} onClose={onClose} />
      ) : (
        <ItemStatusDialog order={order} item={item} onClose={onClose} />
      )
    }
  }
}
