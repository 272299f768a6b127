import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import { Effect, Result, type Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { MutationResolvers, OrderCommandResult, QueryResolvers } from "../generated/shop.ts"
import { toWireApplication } from "../loans/application-wire.ts"
import { CommandId } from "../platform/commands/command-id.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { centsOf } from "../platform/graphql/money.ts"
import { intentOf } from "../platform/http/intent.ts"
import { Problem } from "../platform/http/problem.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"
import { toWireOrder, toWireSummary } from "./order-wire.ts"
import {
  CallInput,
  decodeBillingAddress,
  decodeInput,
  decodeShippingAddress,
  EmailInput,
  ItemStatusInput,
  NoteInput,
  ReasonInput,
  ShipmentInput,
  StatusInput,
} from "./staff-command-input.ts"
import { commandOrder, refundCommand } from "./staff-commands.ts"
import { countOrders, listOrders, orderForStaff, timelineForStaff } from "./staff-queries.ts"

export const staffQueries = {
  adminOrders: (_, { filter, sort, after, first, position }, context) =>
    answer(
      context,
      listOrders({
        filter: filter ?? {},
        sort: sort ?? "NEWEST",
        after: after ?? null,
        first: first ?? 50,
        position: position ?? null,
      }).pipe(Effect.map((page) => ({ ...page, orders: page.orders.map(toWireSummary) }))),
    ),
  adminOrderCounts: (_, { position }, context) => answer(context, countOrders(position ?? null)),
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
  adminOrderTimeline: (_, { id, position }, context) =>
    answer(context, timelineForStaff(id, position ?? null)),
  adminLoanApplications: (_, { statuses, search, username, after, first }, context) =>
    answer(
      context,
      queryReadModel((db) =>
        loanApplicationPage(db, {
          statuses: statuses ?? null,
          search: search ?? null,
          username: username ?? null,
          after: after ?? null,
          first: first ?? 50,
        }),
      ).pipe(Effect.map((page) => ({ ...page, applications: page.applications.map(toWireApplication) }))),
    ),
} satisfies QueryResolvers<GraphQLContext<CommandHandlers>>

type Input = Result.Result<OrderCommand | ((state: OrderState) => OrderCommand), ReadonlyArray<FieldError>>

const command = (
  context: GraphQLContext<CommandHandlers>,
  { orderId, commandId }: { readonly orderId: string; readonly commandId: string },
  input: Input,
  done: string,
): Promise<OrderCommandResult> =>
  answer(
    context,
    Effect.gen(function* () {
      if (Result.isFailure(decodeInput(CommandId, commandId))) return yield* NOT_A_UUID
      const outcome = yield* commandOrder(orderId, input, done, intentOf(context.request, commandId))
      return { ...outcome, order: outcome.order === null ? null : toWireOrder(outcome.order) }
    }),
  )

const NOT_A_UUID = new Problem({ code: "BAD_REQUEST", message: "commandId must be a UUID." })

const decoded = <S extends Schema.ConstraintDecoder<unknown>>(
  schema: S,
  input: unknown,
  toCommand: (value: S["Type"]) => OrderCommand,
): Input => Result.map(decodeInput(schema, input), toCommand)

export const staffMutations = {
  addOrderNote: (_, args, context) =>
    command(
      context,
      args,
      decoded(NoteInput, args, (note) => ({
        type: "AddCustomNotes",
        note: { noteId: args.commandId, ...note },
      })),
      "Note added.",
    ),
  recordOrderPhoneCall: (_, args, context) =>
    command(
      context,
      args,
      decoded(CallInput, args, (call) => ({
        type: "RecordPhoneCall",
        call: { callId: args.commandId, ...call },
      })),
      "Phone call recorded.",
    ),
  recordOrderEmail: (_, args, context) =>
    command(
      context,
      args,
      decoded(EmailInput, args, (email) => ({
        type: "RecordEmailConversation",
        email: { emailId: args.commandId, ...email },
      })),
      "E-mail recorded.",
    ),
  updateOrderShippingAddress: (_, args, context) =>
    command(
      context,
      args,
      Result.map(decodeShippingAddress(args.address), (address) => ({
        type: "UpdateShippingAddress",
        address,
      })),
      "Shipping address updated.",
    ),
  updateOrderBillingAddress: (_, args, context) =>
    command(
      context,
      args,
      Result.map(decodeBillingAddress(args.address), (address) => ({
        type: "UpdateBillingAddress",
        address,
      })),
      "Billing address updated.",
    ),
  recordOrderShipment: (_, args, context) =>
    command(
      context,
      args,
      decoded(ShipmentInput, args.shipment, ({ shipmentId, ...shipment }) => ({
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
      })),
      "Shipment recorded.",
    ),
  changeOrderStatus: (_, args, context) =>
    command(
      context,
      args,
      decoded(StatusInput, args, ({ status, reason }) => ({ type: "ChangeStatus", to: status, reason })),
      "Status changed.",
    ),
  changeOrderItemStatus: (_, args, context) =>
    command(
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
    command(
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
  cancelOrder: (_, args, context) =>
    command(
      context,
      args,
      decoded(ReasonInput, args, ({ reason }) => ({ type: "CancelOrder", reason })),
      "Order cancelled.",
    ),
  refundOrderPayment: (_, args, context) =>
    command(
      context,
      args,
      Result.map(decodeInput(ReasonInput, args), ({ reason }) =>
        refundCommand(args.paymentId, centsOf(args.amount) ?? -1, reason),
      ),
      "Refund started.",
    ),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers>>

export const staffPermissions = {
  adminOrders: "read-orders",
  adminOrderCounts: "read-orders",
  adminOrder: "read-orders",
  adminOrderAt: "read-orders",
  adminOrderTimeline: "read-orders",
  adminLoanApplications: "read-orders",
  addOrderNote: "work-on-orders",
  recordOrderPhoneCall: "work-on-orders",
  recordOrderEmail: "work-on-orders",
  updateOrderShippingAddress: "work-on-orders",
  updateOrderBillingAddress: "work-on-orders",
  recordOrderShipment: "work-on-orders",
  changeOrderStatus: "work-on-orders",
  changeOrderItemStatus: "work-on-orders",
  returnOrderItem: "work-on-orders",
  cancelOrder: "work-on-orders",
  refundOrderPayment: "refund",
} as const
