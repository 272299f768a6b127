import type { PostalAddress } from "../shared/address.ts"
import type { CommissionTerms } from "../shared/commission.ts"
import type { Cents } from "../shared/money.ts"
import type { FraudDetails, LeaseDetails, OrderEventData, PaymentDetails, Shipment } from "./order-event.ts"
import type { OrderItem } from "./order-item.ts"
import type { LineChange } from "./order-item-change.ts"
import type { ItemStatus, OrderStatus } from "./order-status.ts"

/** The buyer, and the commissions of lender and affiliate in cents. */
export interface Submission {
  readonly submittedBy: string
  readonly submittedRollupId: string | null
  readonly lenderTake: Cents
  readonly affiliateTake: Cents
  readonly affiliateTerms: CommissionTerms | null
}

/**
 * The commands of an order. Time, actor and command id are passed beside the command; ids inside it come from the
 * caller.
 */
export type OrderCommand =
  | { readonly type: "CreateOrder"; readonly order: OrderEventData<"OrderCreated"> }
  | { readonly type: "AddItem"; readonly item: OrderItem }
  | {
      readonly type: "UpdateItem"
      readonly itemId: string
      readonly change: LineChange
      readonly reason: string | null
    }
  | { readonly type: "DeleteItem"; readonly itemId: string; readonly reason: string | null }
  /** Some or all units of a line that have not left the store. `keepsRest`: by the customer, who keeps the others. */
  | {
      readonly type: "CancelUnits"
      readonly itemId: string
      readonly quantity: number
      readonly reason: string
      readonly keepsRest?: true
    }
  /** `replaces`: what the order had when it was looked at; what somebody has changed meanwhile is not overwritten. */
  | {
      readonly type: "UpdateBillingAddress"
      readonly address: PostalAddress
      readonly replaces?: PostalAddress | null
    }
  | {
      readonly type: "UpdateShippingAddress"
      readonly address: PostalAddress
      readonly replaces?: PostalAddress | null
    }
  /** Where the buyer of a placed order is written to. */
  | { readonly type: "UpdateEmail"; readonly email: string; readonly replaces?: string }
  | { readonly type: "SubmitOrder"; readonly submission: Submission }
  /** A checkout in one decision: create, add, address and submit. Repeating it for the same order changes nothing. */
  | {
      readonly type: "PlaceOrder"
      readonly order: OrderEventData<"OrderCreated">
      readonly items: ReadonlyArray<OrderItem>
      readonly billingAddress: PostalAddress
      readonly shippingAddress: PostalAddress
      readonly submission: Submission
    }
  | { readonly type: "CancelOrder"; readonly reason: string }
  /** Ends a review: the order counts as paid, or returns to its lender. */
  | { readonly type: "ApproveOrder"; readonly reason: string }
  | { readonly type: "ChangeStatus"; readonly to: OrderStatus; readonly reason: string }
  | {
      readonly type: "ChangeItemStatus"
      readonly itemId: string
      readonly to: ItemStatus
      readonly reason: string
    }
  | {
      readonly type: "ReturnItem"
      readonly itemId: string
      readonly quantity: number
      readonly reason: string
    }
  /** Units of several lines; `since`: when they left the shop or arrived, UTC, null where none did. */
  | {
      readonly type: "RequestReturn"
      readonly returnId: string
      readonly lines: ReadonlyArray<{
        readonly itemId: string
        readonly quantity: number
        readonly since: string | null
      }>
      /** In the customer's words. */
      readonly reason: string
      readonly now: string
    }
  /** The customer takes back the return of a line. `returnId`: the one that they saw. */
  | { readonly type: "WithdrawReturn"; readonly itemId: string; readonly returnId: string }
  | {
      readonly type: "AnswerReturn"
      readonly itemId: string
      readonly isAccepted: boolean
      /** For the customer. */
      readonly answer: string | null
    }
  /** `quantity`: the units that came, which may be fewer than were requested; null: all of them. */
  | {
      readonly type: "ReceiveReturn"
      readonly itemId: string
      readonly quantity: number | null
      readonly restock: boolean
    }
  /** Cents. */
  | { readonly type: "RefundReturn"; readonly itemId: string; readonly amount: Cents }
  /** The next known step of a movement of money; a step older than the known one changes nothing. */
  | { readonly type: "RecordPayment"; readonly payment: PaymentDetails }
  /** Cents of a received payment that a bank decides about now; 0 once it has decided. */
  | { readonly type: "RecordDispute"; readonly paymentId: string; readonly disputed: Cents }
  /**
   * Refunds a payment or part of it. Cents; at most what is left of it. `left`: what was left of it for the person who
   * decided.
   */
  | {
      readonly type: "RequestRefund"
      readonly paymentId: string
      readonly refundId: string
      readonly amount: Cents
      readonly left?: Cents
      readonly reason: string
    }
  /** Staff have paid out by hand a refund that its gateway could not make. */
  | { readonly type: "ConfirmPayout"; readonly refundId: string; readonly reference: string }
  /** Gives up money that is missing from an order that counts as paid. Cents; all that is missing. */
  | {
      readonly type: "WriteOff"
      readonly writeOffId: string
      readonly amount: Cents
      readonly reason: string
    }
  | { readonly type: "UpdateLeaseDetails"; readonly lease: LeaseDetails }
  | { readonly type: "RecordFraudCheck"; readonly fraud: FraudDetails }
  /**
   * A new shipment ships its lines; a known `shipmentId` corrects carrier, tracking and the expected delivery. `replaces`:
   * the shipment that was looked at; any other that it has become is left as it is.
   */
  | { readonly type: "RecordShipment"; readonly shipment: Shipment; readonly replaces?: Shipment }
  | {
      readonly type: "RecordReminderEmail"
      readonly reminder: OrderEventData<"OrderReminderEmailDetailsUpdated">
    }
  | { readonly type: "AddCustomNotes"; readonly note: OrderEventData<"OrderCustomNotesAdded"> }
  | { readonly type: "RecordPhoneCall"; readonly call: OrderEventData<"OrderPhoneCallRecorded"> }
  | {
      readonly type: "RecordEmailConversation"
      readonly email: OrderEventData<"OrderEmailConversationRecorded">
    }

/** The commands of this type. */
export type CommandOf<Type extends OrderCommand["type"]> = Extract<OrderCommand, { readonly type: Type }>
