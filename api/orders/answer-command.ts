import type { Order } from "@voltread/domain/ordering/order-state.ts"
import { Effect } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { OrderCommandResult } from "../generated/shop.ts"
import { aUuid } from "../platform/checked-command-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOf } from "../platform/http/intent.ts"
import { type CommandInput, commandOrder } from "./command-order.ts"
import { orderSeen } from "./order-seen.ts"
import { toWireOrder } from "./order-wire.ts"

/** Which order, and which command: repeating one with the same id changes nothing. */
interface CommandArgs {
  readonly orderId: string
  readonly commandId: string
}

/** Runs a command of staff and returns the order as it is afterwards; `seen` as in `commandOrder`. */
export const answerCommand = <R>(
  context: GraphQLContext<CommandHandlers | R>,
  args: CommandArgs,
  input: CommandInput,
  done: string,
  seen?: number | null,
): Promise<OrderCommandResult> => answer(context, staffCommand(context, args, input, done, seen))

/** Like `answerCommand`, for an amount of money, whose dialog marks no fields: what is wrong with it is the message. */
export const answerAmountCommand = <R>(
  context: GraphQLContext<CommandHandlers | R>,
  args: CommandArgs,
  input: CommandInput,
  done: string,
): Promise<OrderCommandResult> =>
  answer(
    context,
    Effect.map(staffCommand(context, args, input, done), (outcome) => {
      const wrong = outcome.fieldErrors.find(({ property }) => property === "amount")
      const [problem] = Object.values(wrong?.constraints ?? {})
      return problem === undefined ? outcome : { ...outcome, message: `The amount ${problem}.` }
    }),
  )

/**
 * Runs a correction of what staff looked at. `input` gets the order as it was at `revision`, undefined without one: the
 * command names what it replaces, and nothing is done where that has changed since.
 */
export const correctOrder = (
  context: Pick<GraphQLContext, "request">,
  args: CommandArgs & { readonly revision?: number | null | undefined },
  input: (seen: Order | undefined) => CommandInput,
  done: string,
) =>
  Effect.flatMap(orderSeen(args.orderId, args.revision), (seen) =>
    staffCommand(context, args, input(seen), done),
  )

/** Like `answerCommand`, for commands that must load other data first. */
export const staffCommand = Effect.fnUntraced(function* (
  { request }: Pick<GraphQLContext, "request">,
  { orderId, commandId }: CommandArgs,
  input: CommandInput,
  done: string,
  seen?: number | null,
) {
  yield* aUuid(commandId)
  const outcome = yield* commandOrder({ orderId, input, intent: intentOf(request, commandId), seen })
  return {
    ...outcome,
    message: outcome.success ? done : outcome.message,
    order: outcome.order === null ? null : toWireOrder(outcome.order),
  }
})
