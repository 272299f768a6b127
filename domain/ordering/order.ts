import type { Decider } from "../decider.ts"
import { type Decision, refuse } from "../shared/decision.ts"
import type { Rejection } from "../shared/rejection.ts"
import type { OrderCommand } from "./order-command.ts"
import type { OrderEvent } from "./order-event.ts"
import { evolveOrder } from "./order-evolve.ts"
import { approveOrder } from "./order-review.ts"
import { changeItemStatus, recordShipment } from "./order-rules-fulfilment.ts"
import { addItem, cancelUnits, deleteItem, updateItem } from "./order-rules-items.ts"
import { cancelAndKeepRest } from "./order-rules-keep-rest.ts"
import { confirmPayout, recordDispute, recordPayment, requestRefund } from "./order-rules-payment.ts"
import {
  createOrder,
  placeOrder,
  submitOrder,
  updateBillingAddress,
  updateEmail,
  updateShippingAddress,
} from "./order-rules-placing.ts"
import {
  addNote,
  recordEmail,
  recordFraudCheck,
  recordPhoneCall,
  recordReminder,
  updateLease,
} from "./order-rules-records.ts"
import {
  answerReturn,
  receiveReturn,
  refundReturn,
  requestReturn,
  returnItem,
  withdrawReturn,
} from "./order-rules-returns.ts"
import { cancelOrder, changeStatus } from "./order-rules-status.ts"
import { writeOff } from "./order-rules-write-off.ts"
import type { Order, OrderState } from "./order-state.ts"

/**
 * One order, from the first draft to the last note (lifecycle §1 and §2). Consequences of an event by business rules
 * beyond the order itself are in `processes/order-with-reactions.ts`.
 */
export const order: Decider<OrderState, OrderCommand, OrderEvent, Rejection> = {
  initial: { _tag: "none" },
  evolve: evolveOrder,
  decide: (command, state) => {
    if (command.type === "CreateOrder") return createOrder(state, command.order)
    if (command.type === "PlaceOrder") return placeOrder(state, command)
    return state._tag === "none" ? refuse("not-found", "The order does not exist.") : decideOn(state, command)
  },
}

type OnExisting = Exclude<OrderCommand, { readonly type: "CreateOrder" | "PlaceOrder" }>

const decideOn = (state: Order, command: OnExisting): Decision<OrderEvent> => {
  switch (command.type) {
    case "AddItem":
      return addItem(state, command.item)
    case "UpdateItem":
      return updateItem(state, command.itemId, command.change, command.reason)
    case "DeleteItem":
      return deleteItem(state, command.itemId, command.reason)
    case "CancelUnits":
      return command.keepsRest === true
        ? cancelAndKeepRest(state, command)
        : cancelUnits(state, command.itemId, command.quantity, command.reason)
    case "UpdateBillingAddress":
      return updateBillingAddress(state, command)
    case "UpdateShippingAddress":
      return updateShippingAddress(state, command)
    case "UpdateEmail":
      return updateEmail(state, command)
    case "SubmitOrder":
      return submitOrder(state, command.submission)
    case "CancelOrder":
      return cancelOrder(state, command.reason)
    case "ApproveOrder":
      return approveOrder(state, command.reason)
    case "ChangeStatus":
      return changeStatus(state, command.to, command.reason)
    case "ChangeItemStatus":
      return changeItemStatus(state, command.itemId, command.to, command.reason)
    case "ReturnItem":
      return returnItem(state, command.itemId, command.quantity, command.reason)
    case "RequestReturn":
      return requestReturn(state, command)
    case "WithdrawReturn":
      return withdrawReturn(state, command)
    case "AnswerReturn":
      return answerReturn(state, command)
    case "ReceiveReturn":
      return receiveReturn(state, command)
    case "RefundReturn":
      return refundReturn(state, command)
    case "RecordPayment":
      return recordPayment(state, command.payment)
    case "RecordDispute":
      return recordDispute(state, command.paymentId, command.disputed)
    case "RequestRefund":
      return requestRefund(state, command)
    case "ConfirmPayout":
      return confirmPayout(state, command.refundId, command.reference)
    case "WriteOff":
      return writeOff(state, command)
    case "UpdateLeaseDetails":
      return updateLease(state, command.lease)
    case "RecordFraudCheck":
      return recordFraudCheck(state, command.fraud)
    case "RecordShipment":
      return recordShipment(state, command)
    case "RecordReminderEmail":
      return recordReminder(state, command)
    case "AddCustomNotes":
      return addNote(state, command)
    case "RecordPhoneCall":
      return recordPhoneCall(state, command)
    case "RecordEmailConversation":
      return recordEmail(state, command)
  }
}
