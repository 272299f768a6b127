import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect, Option, Schema } from "effect"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import { ActionOutcome, type PaymentGateway } from "../../payments/payment-gateway.ts"
import { derivedId } from "../../platform/commands/event-id.ts"
import { type GatewayError, GatewayUnavailable } from "../../platform/gateway-error.ts"
import type { KlarnaAnswer } from "./klarna-answer.ts"
import { call, type KlarnaAccess } from "./klarna-call.ts"
import { reductionLine } from "./klarna-lines.ts"
import { refundsOf, toTransaction, WireOrder } from "./klarna-wire.ts"

const decodeOrder = Schema.decodeUnknownOption(WireOrder)

const pathOf = (orderId: string, action = ""): string =>
  `/ordermanagement/v1/orders/${encodeURIComponent(orderId)}${action}`

/** Klarna recommends keys that look random (UUID version 4); ours are derived from the request, to survive a restart. */
export const idempotencyKey = (requestId: string): string => {
  const id = derivedId("klarna", requestId)
  return `${id.slice(0, 14)}4${id.slice(15)}`
}

export const fetchOrder = (
  access: KlarnaAccess,
  orderId: string,
): Effect.Effect<WireOrder | undefined, GatewayError> =>
  Effect.gen(function* () {
    const answer = yield* call(access, { operation: "find", method: "GET", path: pathOf(orderId) })
    const unavailable = (reason: string) => new GatewayUnavailable({ operation: "find", reason })
    switch (answer._tag) {
      case "Answered":
        return (
          Option.getOrUndefined(decodeOrder(answer.body)) ?? (yield* unavailable("an order of unknown shape"))
        )
      case "Refused":
        return answer.status === 404 ? undefined : yield* unavailable(answer.code)
      case "Unanswered":
        return yield* unavailable(answer.reason)
    }
  })

const NOT_FOUND = ActionOutcome.Refused({
  code: "not-found",
  message: "The payment provider has no record of this payment.",
})

/** What is done with an order once there is one. Every write carries a key, and our reference where Klarna keeps it. */
export const klarnaManagement = (access: KlarnaAccess) => {
  const write = (
    order: WireOrder,
    requestId: string,
    action: string,
    body?: unknown,
  ): Effect.Effect<KlarnaAnswer, GatewayError> =>
    call(access, {
      operation: action.slice(1),
      method: action === "/authorization" ? "PATCH" : "POST",
      path: pathOf(order.order_id, action),
      idempotencyKey: idempotencyKey(`${requestId}${action}`),
      ...(body === undefined ? {} : { body }),
    })

  /** The order is looked at before anything is done, and again for the answer. */
  const acting = (
    orderId: string,
    act: (order: WireOrder) => Effect.Effect<KlarnaAnswer | ActionOutcome, GatewayError>,
    made: (order: WireOrder) => GatewayTransaction | undefined = toTransaction,
  ): Effect.Effect<ActionOutcome, GatewayError> =>
    Effect.gen(function* () {
      const order = yield* fetchOrder(access, orderId)
      if (order === undefined) return NOT_FOUND
      const answer = yield* act(order)
      switch (answer._tag) {
        case "Unanswered":
          return ActionOutcome.Unanswered({ reason: answer.reason })
        case "Refused":
          return "repeated" in answer && answer.repeated
            ? ActionOutcome.Unanswered({ reason: answer.message })
            : ActionOutcome.Refused({ code: answer.code, message: answer.message })
        case "Done":
        case "NotYet":
        case "ByHand":
          return answer
        case "Answered": {
          // What was done is done, whether or not it can be looked at now.
          const now = Option.getOrUndefined(yield* Effect.option(fetchOrder(access, orderId)))
          const transaction = now === undefined ? undefined : made(now)
          return transaction === undefined
            ? ActionOutcome.Unanswered({ reason: "what was done cannot be seen yet" })
            : ActionOutcome.Done({ transaction })
        }
      }
    })

  const capture: PaymentGateway["capture"] = (id, { amount, parcel, requestId }) =>
    acting(id, (order) =>
      order.captures.some(({ reference }) => reference === requestId)
        ? Effect.succeed(ActionOutcome.Done({ transaction: toTransaction(order) }))
        : write(order, requestId, "/captures", {
            captured_amount: amount ?? order.remaining_authorized_amount,
            reference: requestId,
            ...(parcel === undefined
              ? {}
              : {
                  shipping_info: [
                    {
                      shipping_company: parcel.carrier.slice(0, 100),
                      tracking_number: parcel.trackingNumber.slice(0, 100),
                      ...(parcel.trackingUrl === ""
                        ? {}
                        : { tracking_uri: parcel.trackingUrl.slice(0, 1_024) }),
                    },
                  ],
                }),
          }),
    )

  const cancel: PaymentGateway["cancel"] = (id, { requestId }) =>
    acting(id, (order) => write(order, requestId, "/cancel"))

  /**
   * Gives back by Klarna's rules: what was never captured is taken off the authorization (all of it cancels the order),
   * the rest is refunded of what was. As much stays authorized as the items that have not been sent come to.
   */
  const refund: PaymentGateway["refund"] = (id, { amount, requestId, unsent = 0 }) =>
    acting(
      id,
      (order) =>
        Effect.gen(function* () {
          const left = leftToGiveBack(order, requestId, amount)
          if (left === 0) return { _tag: "Answered", body: null } as const
          const captured = order.captured_amount - order.refunded_amount
          const reserved = order.remaining_authorized_amount
          if (left > captured + reserved)
            return ActionOutcome.Refused({
              code: "REFUND_NOT_ALLOWED",
              message: "This is more than is left of the payment.",
            })
          if (order.captured_amount === 0 && left === reserved)
            return yield* write(order, requestId, "/cancel")
          const release = Math.min(reserved, left, Math.max(0, reserved - unsent, left - captured))
          if (release > 0) {
            // Names what it is taken off: a release that another one has overwritten is not answered as made.
            const released = yield* write(order, `${requestId}:${order.order_amount}`, "/authorization", {
              order_amount: order.order_amount - release,
              order_lines: [...order.order_lines, reductionLine(requestId, release)],
            })
            if (released._tag !== "Answered" || release === left) return released
          }
          return yield* write(order, requestId, "/refunds", {
            refunded_amount: left - release,
            reference: requestId,
          })
        }),
      (order) =>
        refundsOf(order).find((refund) => refund.id === requestId) ??
        (order.status === "CANCELLED" ? toTransaction(order) : undefined),
    )

  const extend = (id: string, { requestId }: { readonly requestId: string }) =>
    acting(id, (order) => write(order, requestId, "/extend-authorization-time"))

  return { capture, cancel, refund, extend }
}

/** What is still to be given back of what this request asks for; a part may have been done by an earlier try. */
const leftToGiveBack = (order: WireOrder, requestId: string, amount: Cents | undefined): Cents => {
  const done = refundsOf(order).find(({ id }) => id === requestId)?.amount ?? 0
  if (amount !== undefined) return Math.max(0, amount - done)
  return done > 0 ? 0 : order.captured_amount - order.refunded_amount + order.remaining_authorized_amount
}
