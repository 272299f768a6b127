import { lazy, Suspense } from "react"
import type { OrderDetailFragment } from "../generated/order.ts"
import type { OrderAction } from "./section-props.ts"

const AddressDialog = lazy(() => import("./dialogs/address-dialog.tsx"))
const CancelDialog = lazy(() => import("./dialogs/cancel-dialog.tsx"))
const ItemStatusDialog = lazy(() => import("./dialogs/item-status-dialog.tsx"))
const RefundDialog = lazy(() => import("./dialogs/refund-dialog.tsx"))
const ReturnDialog = lazy(() => import("./dialogs/return-dialog.tsx"))
const ShipmentDialog = lazy(() => import("./dialogs/shipment-dialog.tsx"))
const StatusDialog = lazy(() => import("./dialogs/status-dialog.tsx"))

interface OrderDialogsProps {
  readonly action: OrderAction
  readonly order: OrderDetailFragment
  readonly onClose: () => void
}

/** The dialog of an action, loaded when it is first needed. */
export function OrderDialogs(props: OrderDialogsProps) {
  return (
    <Suspense fallback={null}>
      <DialogOf {...props} />
    </Suspense>
  )
}

function DialogOf({ action, order, onClose }: OrderDialogsProps) {
  switch (action._tag) {
    case "status":
      return <StatusDialog order={order} onClose={onClose} />
    case "cancel":
      return <CancelDialog order={order} onClose={onClose} />
    case "address":
      return <AddressDialog order={order} kind={action.kind} onClose={onClose} />
    case "shipment": {
      const known = order.shipments?.find(({ shipmentId }) => shipmentId === action.shipmentId)
      return <ShipmentDialog order={order} known={known} onClose={onClose} />
    }
    case "refund": {
      const payment = order.paymentDetails.find(({ paymentId }) => paymentId === action.paymentId)
      return payment === undefined ? null : <RefundDialog order={order} payment={payment} onClose={onClose} />
    }
    case "return":
    case "itemStatus": {
      const item = order.items.find(({ id }) => id === action.itemId)
      if (item === undefined) return null
      return action._tag === "return" ? (
        <ReturnDialog order={order} item={item} onClose={onClose} />
      ) : (
        <ItemStatusDialog order={order} item={item} onClose={onClose} />
      )
    }
  }
}
