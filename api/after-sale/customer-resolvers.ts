import { CANCELED_BY_CUSTOMER } from "@voltread/domain/ordering/cancel-reason.ts"
import { isReadyForPickup } from "@voltread/domain/ordering/ready-for-pickup.ts"
import { moneyBack } from "@voltread/domain/ordering/refund-words.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { requiredText } from "@voltread/domain/shared/form-rules.ts"
import { orderBeforeCancellation } from "@voltread/projections/ordering/order-as-of.ts"
import type { OrderView } from "@voltread/projections/ordering/order-view.ts"
import { Effect, Result, Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findAccessibleOrder } from "../checkout/find-accessible-order.ts"
import type { MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import { pickupCodeOf } from "../pickup/pickup-codes.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { decodeInput } from "../platform/graphql/decode-input.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { answerOwnOrder } from "./own-order-command.ts"

type Context = GraphQLContext<CommandHandlers | Cryptography | CurrentSettings>

const Lines = Schema.NonEmptyArray(Schema.Struct({ itemId: Schema.String, quantity: Schema.Int }))
const Fewer = Schema.Struct({ without: Lines })
const Return = Schema.Struct({
  lines: Lines,
  reason: requiredText("Please tell us why", 1_000),
})

/** By the order as it was when it was canceled: what is refunded for that is not refundable anymore. */
const canceledWords = (order: OrderView | null): string => {
  const money =
    order === null
      ? []
      : [
          moneyBack(
            order.refundable === 0 ? null : inDollars(order.refundable),
            order.paymentDetails,
            order.balance.fromLender,
          ),
        ]
  return ["Your order is canceled.", ...money].join(" ")
}

export const afterSaleQueries = {
  returnDays: (_, _args, context) =>
    answer(
      context,
      Effect.map(currentSettings, ({ returns }) => returns.days),
    ),
  pickupCode: (_, { orderId, token }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const order = yield* findAccessibleOrder(orderId, context, token)
        const isReady = order.lines.some((line) => isReadyForPickup(order, line))
        return isReady ? yield* pickupCodeOf(orderId) : null
      }),
    ),
} satisfies QueryResolvers<Context>

export const afterSaleMutations = {
  cancelOwnOrder: (_, args, context) =>
    answerOwnOrder(context, args, () =>
      Result.succeed({
        command: { type: "CancelOrder", reason: CANCELED_BY_CUSTOMER },
        done: Effect.map(orderBeforeCancellation(args.orderId), canceledWords),
      }),
    ),
  cancelOwnItems: (_, { without, ...args }, context) =>
    answerOwnOrder(context, args, () =>
      Result.map(decodeInput(Fewer, { without }), ({ without: lines }) => ({
        command: lines.map((line) => ({
          type: "CancelUnits",
          ...line,
          reason: CANCELED_BY_CUSTOMER,
          keepsRest: true,
        })),
        done: Effect.succeed("The items are canceled. Your order shows its new total."),
      })),
    ),
  requestReturn: (_, args, context) =>
    answerOwnOrder(context, args, (before) =>
      Result.map(decodeInput(Return, args), ({ lines, reason }) => ({
        command: {
          type: "RequestReturn",
          returnId: args.commandId,
          lines: lines.map((line) => ({
            ...line,
            since: before.items.find(({ id }) => id === line.itemId)?.departedAt ?? null,
          })),
          reason,
          now: new Date().toISOString(),
        },
        done: Effect.succeed("We have your request and will answer soon."),
      })),
    ),
  withdrawReturn: (_, { itemId, returnId, ...args }, context) =>
    answerOwnOrder(context, args, () =>
      Result.succeed({
        command: { type: "WithdrawReturn", itemId, returnId },
        done: Effect.succeed("Your return is canceled."),
      }),
    ),
} satisfies MutationResolvers<Context>

export const afterSalePermissions = {
  // Guests use the token of a link; `findAccessibleOrder` decides who may see which order.
  pickupCode: "browse",
  returnDays: "browse",
  cancelOwnOrder: "browse",
  cancelOwnItems: "browse",
  requestReturn: "browse",
  withdrawReturn: "browse",
} as const
