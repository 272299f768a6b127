import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { storeOf } from "@voltread/domain/ordering/order-item.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { ItemStatus } from "@voltread/domain/ordering/order-status.ts"
import { Dollars } from "@voltread/domain/shared/money.ts"
import { Text } from "@voltread/domain/shared/text.ts"
import { Effect, Result, Schema } from "effect"
import { clearAttempts, countAttempt } from "../accounts/attempts.ts"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { MutationResolvers } from "../generated/shop.ts"
import { answerAmountCommand, answerCommand, staffCommand } from "../orders/answer-command.ts"
import { isPickupCode } from "../pickup/pickup-codes.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { decodeInput } from "../platform/graphql/decode-input.ts"
import { mailPickupCode } from "./mail-pickup-code.ts"

const Code = Schema.Struct({
  code: Schema.Trim.check(
    Schema.isPattern(/^\d{6}$/, { message: "Please enter the six digits of the code" }),
  ),
})
const Answer = Schema.Struct({
  answer: Schema.optional(Schema.NullOr(Text(1_000))),
})
const Refund = Schema.Struct({ amount: Dollars })

/**
 * Moves all of a store's lines that are in one status to the next one. Rejected where there are none, since the customer
 * may have canceled meanwhile; not where they were moved before.
 */
const moveLines =
  (storeId: string | null | undefined, from: ItemStatus, to: ItemStatus, reason: string) =>
  (state: OrderState): ReadonlyArray<OrderCommand> => {
    const lines =
      state._tag === "none"
        ? []
        : state.lines.filter((line) => (storeOf(line)?.storeId ?? null) === (storeId ?? null))
    const waiting = lines.filter(({ status }) => status === from)
    if (waiting.length === 0 && lines.some(({ status }) => status === to)) return []
    const itemIds = (waiting.length > 0 ? waiting : lines).map(({ itemId }) => itemId)
    // A store without lines, as well as an unknown order, is rejected by the order itself.
    return (itemIds.length > 0 ? itemIds : [""]).map((itemId) => ({
      type: "ChangeItemStatus",
      itemId,
      to,
      reason,
    }))
  }

export const staffAfterSaleMutations = {
  readyForPickup: (_, args, context) =>
    answerCommand(
      context,
      args,
      Result.succeed(moveLines(args.storeId, "PENDING_PICKUP", "READY_TO_PICKUP", "ready at the counter")),
      "Ready for pickup. The customer gets an email with the code.",
    ),
  handOverPickup: (_, args, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { orderId } = args
        const checked = decodeInput(Code, args)
        const attempt = { name: orderId, from: "counter", isKnown: true }
        if (Result.isSuccess(checked)) yield* countAttempt("pickup-code", attempt)
        const isRight = Result.isSuccess(checked) && (yield* isPickupCode(orderId, checked.success.code))
        if (isRight) yield* clearAttempts("pickup-code", attempt)
        const outcome = yield* staffCommand(
          context,
          args,
          isRight
            ? Result.succeed(
                moveLines(args.storeId, "READY_TO_PICKUP", "PICKUPED", "handed over against the pickup code"),
              )
            : Result.fail(Result.isFailure(checked) ? checked.failure : WRONG_CODE),
          "Handed over.",
        )
        const [problem] = outcome.fieldErrors.flatMap(({ constraints }) => Object.values(constraints))
        return problem === undefined ? outcome : { ...outcome, message: `${problem}.` }
      }),
    ),
  mailPickupCode: (_, args, context) => answer(context, mailPickupCode(args)),
  answerReturn: (_, args, context) =>
    answerCommand(
      context,
      args,
      Result.map(decodeInput(Answer, args), ({ answer: words }) => ({
        type: "AnswerReturn",
        itemId: args.itemId,
        isAccepted: args.isAccepted,
        answer: words ?? null,
      })),
      args.isAccepted ? "Return accepted." : "Return declined.",
    ),
  receiveReturn: (_, args, context) =>
    answerCommand(
      context,
      args,
      Result.succeed({
        type: "ReceiveReturn",
        itemId: args.itemId,
        quantity: args.quantity ?? null,
        restock: args.restock,
      }),
      "Return received.",
    ),
  refundReturn: (_, args, context) =>
    answerAmountCommand(
      context,
      args,
      Result.map(decodeInput(Refund, args), ({ amount }) => ({
        type: "RefundReturn",
        itemId: args.itemId,
        amount,
      })),
      "Refund started.",
    ),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers | Cryptography>>

const WRONG_CODE = [{ property: "code", constraints: { isCode: "This is not the code of this order" } }]

export const staffAfterSalePermissions = {
  readyForPickup: "work-on-orders",
  handOverPickup: "work-on-orders",
  mailPickupCode: "work-on-orders",
  answerReturn: "work-on-orders",
  receiveReturn: "work-on-orders",
  refundReturn: "refund",
} as const
