import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { toCustomerOrder } from "@voltread/projections/ordering/customer-order-view.ts"
import { orderNow } from "@voltread/projections/ordering/order-as-of.ts"
import type { OrderView } from "@voltread/projections/ordering/order-view.ts"
import { Effect, Result } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findAccessibleOrder } from "../checkout/find-accessible-order.ts"
import type { OwnOrderResult } from "../generated/shop.ts"
import { commandOrder } from "../orders/command-order.ts"
import { toWireCustomerOrder } from "../orders/customer-order-wire.ts"
import { aUuid } from "../platform/checked-command-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOfShopper } from "../platform/http/intent.ts"
import { notFound } from "../platform/problem.ts"

export interface OwnOrderArgs {
  readonly orderId: string
  readonly token?: string | null | undefined
  readonly commandId: string
}

interface CustomerRequest {
  readonly command: OrderCommand | ReadonlyArray<OrderCommand>
  /** The message once it is done, the same for a repetition. */
  readonly done: Effect.Effect<string, EventLogUnavailable, EventLog>
}

/** Carries out a customer's request on their own order; for everybody else the order does not exist. */
export const answerOwnOrder = (
  context: GraphQLContext<CommandHandlers>,
  { orderId, token, commandId }: OwnOrderArgs,
  requestOf: (before: OrderView) => Result.Result<CustomerRequest, ReadonlyArray<FieldError>>,
): Promise<OwnOrderResult> =>
  answer(
    context,
    Effect.gen(function* () {
      yield* aUuid(commandId)
      const { created } = yield* findAccessibleOrder(orderId, context, token)
      const before = yield* orderNow(orderId)
      if (before === null) return yield* notFound("This order")
      const request = requestOf(before)
      const outcome = yield* commandOrder({
        orderId,
        input: Result.map(request, ({ command }) => command),
        intent: intentOfShopper(context, created.contact, commandId),
      })
      return {
        ...outcome,
        message: outcome.success && Result.isSuccess(request) ? yield* request.success.done : outcome.message,
        order: outcome.order === null ? null : toWireCustomerOrder(toCustomerOrder(outcome.order)),
      }
    }),
  )
