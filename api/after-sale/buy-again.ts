import { isLive } from "@voltread/domain/ordering/order-state.ts"
import { Effect, Result } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { newCartId, rememberCart } from "../cart/cart-session.ts"
import { toCartView } from "../cart/cart-view.ts"
import { changeCart } from "../cart/change-cart.ts"
import { isCartOf } from "../cart/find-cart.ts"
import { knownCart } from "../cart/known-cart.ts"
import { settledCart } from "../cart/settle-cart.ts"
import { findAccessibleOrder } from "../checkout/find-accessible-order.ts"
import type { MutationResolvers } from "../generated/shop.ts"
import { aUuid } from "../platform/checked-command-id.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOf } from "../platform/http/intent.ts"
import { usernameOf } from "../platform/http/viewer.ts"
import { leftOut } from "./left-out.ts"
import type { OwnOrderArgs } from "./own-order-command.ts"

/** Adds the products of an order to the cart, unless they are still in it; unavailable ones are reported and left out. */
const buyAgain = Effect.fnUntraced(function* (
  { orderId, token, commandId }: OwnOrderArgs,
  context: GraphQLContext<CommandHandlers>,
) {
  yield* aUuid(commandId)
  const order = yield* findAccessibleOrder(orderId, context, token)
  const username = usernameOf(context)
  const intent = intentOf(context.request, commandId)
  const before = yield* settledCart((yield* knownCart(context)) ?? newCartId(), username, intent)
  let { cartId } = before
  const unitsIn = new Map(
    isCartOf(before, order) ? before.items.map((item) => [item.productId, item.quantity]) : [],
  )
  const missing: Array<string> = []
  /** The products that a rule of the cart leaves out, by its words. */
  const refused = new Map<string, ReadonlyArray<string>>()
  const live = order.lines.filter(isLive)
  for (const line of live.length > 0 ? live : order.lines) {
    const { productId, name } = line
    const quantity = line.quantity - (unitsIn.get(productId) ?? 0)
    if (quantity < 1) continue
    const added = yield* Effect.result(
      changeCart(
        cartId,
        username,
        { _tag: "add", productId, quantity },
        { ...intent, commandId: derivedId("buy-again", commandId, productId) },
      ),
    )
    if (Result.isSuccess(added)) cartId = added.success.cart.cartId
    else if (added.failure._tag === "Rejection" && added.failure.code === "out-of-stock")
      missing.push(added.failure.message)
    else if (added.failure._tag === "Rejection") {
      const { message } = added.failure
      refused.set(message, [...(refused.get(message) ?? []), name])
    } else if (added.failure._tag === "Problem" && added.failure.code === "NOT_FOUND")
      missing.push(`"${name}" is no longer sold.`)
    else return yield* Effect.fail(added.failure)
  }
  const current = yield* settledCart(cartId, username, intent)
  rememberCart(context, context.reply, current.cartId)
  for (const [message, names] of refused) missing.push(leftOut(message, names))
  return { cart: yield* toCartView(current), missing: [...new Set(missing)] }
})

export const buyAgainMutations = {
  buyAgain: (_, args, context) => answer(context, buyAgain(args, context)),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers>>

// Guests use the token of a link; `findAccessibleOrder` decides who may see which order.
export const buyAgainPermissions = { buyAgain: "use-own-cart" } as const
