import { part } from "@voltread/ui/loading/parts.ts"
import { lazy } from "react"
import type { OrderDetailFragment } from "../generated/order.ts"
import type { OrderAction } from "./model/section-props.ts"

const AddressDialog = lazy(() => part(() => import("./dialogs/address-dialog.tsx")))
const ApproveDialog = lazy(() => part(() => import("./dialogs/approve-dialog.tsx")))
const CancelDialog = lazy(() => part(() => import("./dialogs/cancel-dialog.tsx")))
const EmailDialog = lazy(() => part(() => import("./dialogs/email-dialog.tsx")))
const ItemStatusDialog = lazy(() => part(() => import("./dialogs/item-status-dialog.tsx")))
const PayoutDialog = lazy(() => part(() => import("./dialogs/payout-dialog.tsx")))
const RefundDialog = lazy(() => part(() => import("./dialogs/refund-dialog.tsx")))
const HandOverDialog = lazy(() => part(() => import("./dialogs/hand-over-dialog.tsx")))
const ReturnStepDialog = lazy(() => part(() => import("./dialogs/return-step-dialog.tsx")))
const ReturnDialog = lazy(() => part(() => import("./dialogs/return-dialog.tsx")))
const ShipmentDialog = lazy(() => part(() => import("./dialogs/shipment-dialog.tsx")))
const StatusDialog = lazy(() => part(() => import("./dialogs/status-dialog.tsx")))
const UnitsDialog = lazy(() => part(() => import("./dialogs/units-dialog.tsx")))

interface OrderDialogsProps {
  readonly action: OrderAction
  readonly order: OrderDetailFragment
  readonly onClose: () => void
}

/** The dialog of an action, loaded when it is first needed. */
export default function OrderDialogs({ action, order, onClose }: OrderDialogsProps) {
  switch (action._tag) {
    case "status":
      return <StatusDialog order={order} onClose={onClose} />
    case "approve":
      return <ApproveDialog order={order} onClose={onClose} />
    case "cancel":
      return <CancelDialog order={order} onClose={onClose} />
    case "address":
      return <AddressDialog order={order} kind={action.kind} onClose={onClose} />
    case "email":
      return <EmailDialog order={order} onClose={onClose} />
    case "shipment": {
      const known = order.shipments?.find(({ shipmentId }) => shipmentId === action.shipmentId)
      return <ShipmentDialog order={order} known={known} onClose={onClose} />
    }
    case "refund": {
      const payment = order.paymentDetails.find(({ paymentId }) => paymentId === action.paymentId)
      return payment === undefined ? null : <RefundDialog order={order} payment={payment} onClose={onClose} />
    }
    case "payout": {
      const refund = order.paymentDetails.find(({ paymentId }) => paymentId === action.paymentId)
      return refund === undefined ? null : <PayoutDialog order={order} refund={refund} onClose={onClose} />
    }
    case "handOver":
      return <HandOverDialog order={order} storeId={action.storeId} onClose={onClose} />
    case "return":
    case "answerReturn":
    case "receiveReturn":
    case "refundReturn":
    case "units":
    case "itemStatus": {
      const item = order.items.find(({ id }) => id === action.itemId)
      if (item === undefined) return null
      if (action._tag === "return") return <ReturnDialog order={order} item={item} onClose={onClose} />
      if (action._tag === "units") return <UnitsDialog order={order} item={item} onClose={onClose} />
      if (action._tag === "itemStatus")
        return <ItemStatusDialog order={order} item={item} onClose={onClose} />
      return <ReturnStepDialog order={order} item={item} action={action} onClose={onClose} />
    }
  }
}
