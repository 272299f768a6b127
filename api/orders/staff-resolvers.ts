import { sendTo } from "@voltread/domain/ordering/delivered-to.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import { Effect, Result, type Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import { recognizeSale } from "../payments/recognize-sale.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { decodeInput } from "../platform/graphql/decode-input.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { answerAmountCommand, answerCommand, correctOrder, staffCommand } from "./answer-command.ts"
import type { CommandInput } from "./command-order.ts"
import { toWireCounts, toWireOrder, toWireSummary } from "./order-wire.ts"
import { refundCommand } from "./refund-command.ts"
import {
  CallInput,
  decodeBillingAddress,
  decodeShippingAddress,
  EmailInput,
  ItemStatusInput,
  NewEmailInput,
  NoteInput,
  PayoutInput,
  ReasonInput,
  RefundInput,
  ShipmentInput,
  StatusInput,
  TransactionInput,
  WriteOffInput,
} from "./staff-command-input.ts"
import { countOrders, listOrders, orderForStaff, reviewQueue, timelineForStaff } from "./staff-queries.ts"

export const staffOrderQueries = {
  adminOrders: (_, { filter, sort, after, first, position }, context) =>
    answer(
      context,
      listOrders({
        filter: filter ?? {},
        sort: sort ?? "NEWEST",
        after: after ?? null,
        first: first ?? 50,
        position,
      }).pipe(Effect.map((page) => ({ ...page, orders: page.orders.map(toWireSummary) }))),
    ),
  adminOrderCounts: (_, { filter, position }, context) =>
    answer(
      context,
      countOrders({ filter: filter ?? {}, position }).pipe(
        Effect.map((counts) => ({ ...counts, byStatus: toWireCounts(counts.byStatus) })),
      ),
    ),
  adminReviewQueue: (_, { after, first, position }, context) =>
    answer(
      context,
      reviewQueue({ after: after ?? null, first: first ?? 20, position }).pipe(
        Effect.map((page) => ({ ...page, orders: page.orders.map(toWireOrder) })),
      ),
    ),
  adminOrder: (_, { id, position }, context) =>
    answer(
      context,
      orderForStaff(id, position).pipe(
        Effect.map((found) =>
          found === null ? null : { ...toWireOrder(found.order), isBehind: found.isBehind },
        ),
      ),
    ),
  adminOrderAt: (_, { id, revision }, context) =>
    answer(
      context,
      orderAsOf(id, revision).pipe(Effect.map((order) => (order === null ? null : toWireOrder(order)))),
    ),
  adminOrderTimeline: (_, { id, position }, context) => answer(context, timelineForStaff(id, position)),
} satisfies QueryResolvers<GraphQLContext<CommandHandlers>>

const decoded = <S extends Schema.ConstraintDecoder<unknown>>(
  schema: S,
  input: unknown,
  toCommand: (value: S["Type"]) => OrderCommand,
): CommandInput => Result.map(decodeInput(schema, input), toCommand)

export const staffOrderMutations = {
  addOrderNote: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(NoteInput, args, (note) => ({
        type: "AddCustomNotes",
        note: { noteId: args.commandId, ...note },
      })),
      "Note added.",
    ),
  recordOrderPhoneCall: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(CallInput, args, (call) => ({
        type: "RecordPhoneCall",
        call: { callId: args.commandId, ...call },
      })),
      "Phone call recorded.",
    ),
  recordOrderEmail: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(EmailInput, args, (email) => ({
        type: "RecordEmailConversation",
        email: { emailId: args.commandId, ...email },
      })),
      "Email recorded.",
    ),
  updateOrderShippingAddress: (_, args, context) =>
    answer(
      context,
      Effect.flatMap(currentSettings, (rules) =>
        correctOrder(
          context,
          args,
          (seen) =>
            Result.map(decodeShippingAddress(args.address), (address) => (state: OrderState) => {
              const change = { address, ...(seen && { replaces: seen.shippingAddress }) }
              return state._tag === "placed"
                ? sendTo(state, change, rules)
                : { type: "UpdateShippingAddress", ...change }
            }),
          "Shipping address updated.",
        ),
      ),
    ),
  updateOrderBillingAddress: (_, args, context) =>
    answer(
      context,
      correctOrder(
        context,
        args,
        (seen) =>
          Result.map(decodeBillingAddress(args.address), (address) => ({
            type: "UpdateBillingAddress",
            address,
            ...(seen && { replaces: seen.billingAddress }),
          })),
        "Billing address updated.",
      ),
    ),
  updateOrderEmail: (_, args, context) =>
    answer(
      context,
      correctOrder(
        context,
        args,
        (seen) =>
          decoded(NewEmailInput, args, ({ email }) => ({
            type: "UpdateEmail",
            email,
            ...(seen && { replaces: seen.created.contact.email }),
          })),
        "Email address updated.",
      ),
    ),
  recordOrderShipment: (_, args, context) =>
    answer(
      context,
      correctOrder(
        context,
        args,
        (seen) =>
          decoded(ShipmentInput, args.shipment, ({ shipmentId, ...shipment }) => {
            const replaces = seen?.shipments.find((known) => known.shipmentId === shipmentId)
            return {
              type: "RecordShipment",
              shipment: {
                shipmentId: shipmentId ?? derivedId("shipment", args.commandId),
                lines: shipment.lines,
                carrier: shipment.carrier,
                shipMethod: shipment.shipMethod ?? "",
                trackingNumber: shipment.trackingNumber,
                trackingUrl: shipment.trackingUrl ?? "",
                partnerOrderId: shipment.partnerOrderId ?? null,
                shippedDate: new Date().toISOString(),
                estimatedDeliveryDate: shipment.estimatedDeliveryDate ?? null,
              },
              ...(replaces && { replaces }),
            }
          }),
        "Marked as shipped.",
      ),
    ),
  changeOrderStatus: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(StatusInput, args, ({ status, reason }) => ({ type: "ChangeStatus", to: status, reason })),
      "Status changed.",
      args.revision,
    ),
  changeOrderItemStatus: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(ItemStatusInput, args, ({ status, reason }) => ({
        type: "ChangeItemStatus",
        itemId: args.itemId,
        to: status,
        reason,
      })),
      "Status of the item changed.",
    ),
  returnOrderItem: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(ReasonInput, args, ({ reason }) => ({
        type: "ReturnItem",
        itemId: args.itemId,
        quantity: args.quantity,
        reason,
      })),
      "Return recorded.",
    ),
  deleteOrderItem: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(ReasonInput, args, ({ reason }) => ({ type: "DeleteItem", itemId: args.itemId, reason })),
      "Item removed.",
      args.revision,
    ),
  cancelOrderItemUnits: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(ReasonInput, args, ({ reason }) => ({
        type: "CancelUnits",
        itemId: args.itemId,
        quantity: args.quantity,
        reason,
      })),
      "Quantity reduced.",
      args.revision,
    ),
  cancelOrder: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(ReasonInput, args, ({ reason }) => ({ type: "CancelOrder", reason })),
      "Order canceled.",
      args.revision,
    ),
  approveOrder: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(ReasonInput, args, ({ reason }) => ({ type: "ApproveOrder", reason })),
      "Order approved.",
      args.revision,
    ),
  refundOrderPayment: (_, args, context) =>
    answerAmountCommand(
      context,
      args,
      Result.map(decodeInput(RefundInput, args), ({ amount, reason, left }) =>
        refundCommand({ paymentId: args.paymentId, amount, reason, left }),
      ),
      "Refund started.",
    ),
  confirmOrderPayout: (_, args, context) =>
    answerCommand(
      context,
      args,
      decoded(PayoutInput, args, ({ reference }) => ({
        type: "ConfirmPayout",
        refundId: args.paymentId,
        reference,
      })),
      "Payout recorded.",
    ),
  recognizeOrderPayment: (_, args, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const input = decodeInput(TransactionInput, args)
        if (Result.isFailure(input)) return yield* staffCommand(context, args, Result.fail(input.failure), "")
        const found = yield* recognizeSale(args.orderId, input.success.transactionId)
        return typeof found === "string"
          ? { success: false, message: found, fieldErrors: [], order: null, position: null }
          : yield* staffCommand(context, args, Result.succeed(found), "Payment recorded.")
      }),
    ),
  writeOffMissingMoney: (_, args, context) =>
    answerAmountCommand(
      context,
      args,
      decoded(WriteOffInput, args, ({ amount, reason }) => ({
        type: "WriteOff",
        writeOffId: `write-off:${args.commandId}`,
        amount,
        reason,
      })),
      "Written off.",
    ),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers | CurrentSettings | PaymentGateways>>

export const staffOrderPermissions = {
  adminOrders: "read-orders",
  adminOrderCounts: "read-orders",
  adminReviewQueue: "read-orders",
  adminOrder: "read-orders",
  adminOrderAt: "read-orders",
  adminOrderTimeline: "read-orders",
  addOrderNote: "work-on-orders",
  recordOrderPhoneCall: "work-on-orders",
  recordOrderEmail: "work-on-orders",
  updateOrderShippingAddress: "work-on-orders",
  updateOrderBillingAddress: "work-on-orders",
  updateOrderEmail: "work-on-orders",
  recordOrderShipment: "work-on-orders",
  changeOrderStatus: "work-on-orders",
  changeOrderItemStatus: "work-on-orders",
  returnOrderItem: "work-on-orders",
  deleteOrderItem: "work-on-orders",
  cancelOrderItemUnits: "work-on-orders",
  cancelOrder: "work-on-orders",
  approveOrder: "work-on-orders",
  refundOrderPayment: "refund",
  confirmOrderPayout: "refund",
  recognizeOrderPayment: "work-on-orders",
  writeOffMissingMoney: "refund",
} as const
