import { codeProblem } from "@voltread/domain/ordering/promotion.ts"
import { normalizeCode, PromotionCode } from "@voltread/domain/shared/promotion.ts"
import { Clock, Effect, Schema } from "effect"
import { countAttempt, takeBackAttempt } from "../accounts/attempts.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Cart, MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import { aUuid } from "../platform/checked-command-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOf } from "../platform/http/intent.ts"
import { networkOf, siteOf } from "../platform/http/network-address.ts"
import { usernameOf, userOf } from "../platform/http/viewer.ts"
import { Problem } from "../platform/problem.ts"
import { findPromotion } from "../promotions/find-promotion.ts"
import { cartOf, newCartId, rememberCart } from "./cart-session.ts"
import { toCartView } from "./cart-view.ts"
import { type CartChange, changeCart } from "./change-cart.ts"
import type { CurrentCart } from "./find-cart.ts"
import { knownCart } from "./known-cart.ts"
import { mergeIntoAccount } from "./merge-carts.ts"
import { settledCart } from "./settle-cart.ts"

const remember = (context: GraphQLContext<CommandHandlers>, { cartId }: CurrentCart): void =>
  rememberCart(context, context.reply, cartId)

/** Whoever has no cart gets the id of one; nothing is stored before the first item. */
const read = (context: GraphQLContext<CommandHandlers>): Promise<Cart> =>
  answer(
    context,
    knownCart(context).pipe(
      Effect.flatMap((known) =>
        settledCart(known ?? newCartId(), usernameOf(context), intentOf(context.request)),
      ),
      Effect.tap((current) => Effect.sync(() => remember(context, current))),
      Effect.flatMap((current) => toCartView(current)),
    ),
  )

const cartToChange = Effect.fnUntraced(function* (context: GraphQLContext<CommandHandlers>) {
  const known = yield* knownCart(context)
  if (known !== undefined) return known
  const cartId = newCartId()
  const { carts } = yield* CommandHandlers
  yield* carts.begin(cartId)
  return cartId
})

/** Repeating a change with the same command id, if it has one, changes nothing. */
const change = (
  context: GraphQLContext<CommandHandlers>,
  wanted: CartChange,
  commandId?: string | null,
): Promise<Cart> =>
  answer(
    context,
    (commandId == null ? Effect.void : aUuid(commandId)).pipe(
      Effect.andThen(cartToChange(context)),
      Effect.flatMap((cartId) =>
        changeCart(cartId, usernameOf(context), wanted, intentOf(context.request, commandId ?? undefined)),
      ),
      Effect.tap(({ cart }) => Effect.sync(() => remember(context, cart))),
      Effect.flatMap(({ cart, product }) => toCartView(cart, product)),
    ),
  )

/** A code that nobody can use now is not put in the cart: what was typed is shown as wrong. */
const promote = (
  context: GraphQLContext<CommandHandlers>,
  typed: string | null,
  commandId: string | null | undefined,
): Promise<Cart> => {
  if (typed === null) return change(context, { _tag: "promote", code: null }, commandId)
  const code = normalizeCode(typed)
  return answer(context, requireUsable(code, context.request.ip)).then(() =>
    change(context, { _tag: "promote", code }, commandId),
  )
}

/** Codes are words that people remember, and so can be guessed: a network may enter only so many wrong ones. */
const requireUsable = Effect.fnUntraced(function* (code: string, ip: string) {
  const attempt = { name: siteOf(networkOf(ip)), from: ip, isKnown: false }
  yield* countAttempt("promotion-code", attempt)
  const promotion = Schema.is(PromotionCode)(code) ? yield* findPromotion(code) : null
  const problem = codeProblem(promotion, new Date(yield* Clock.currentTimeMillis).toISOString())
  if (problem !== null) return yield* new Problem({ code: "BAD_REQUEST", message: problem })
  yield* takeBackAttempt("promotion-code", attempt)
})

const merge = (context: GraphQLContext<CommandHandlers>): Promise<Cart> => {
  const { username } = userOf(context.viewer)
  return answer(
    context,
    mergeIntoAccount(username, cartOf(context), intentOf(context.request)).pipe(
      Effect.tap((current) => Effect.sync(() => remember(context, current))),
      Effect.flatMap((current) => toCartView(current)),
    ),
  )
}

export const cartQueries = {
  cart: (_, __, context) => read(context),
} satisfies QueryResolvers<GraphQLContext<CommandHandlers>>

export const cartMutations = {
  createEmptyCart: (_, __, context) => read(context),
  addItem: (_, { productId, quantity, commandId }, context) =>
    change(context, { _tag: "add", productId, quantity }, commandId),
  deleteItem: (_, { productId }, context) => change(context, { _tag: "remove", productId }),
  changeQuantity: (_, { productId, quantity, commandId }, context) =>
    change(context, { _tag: "setQuantity", productId, quantity }, commandId),
  applyPromotionCode: (_, { promotionCode, commandId }, context) =>
    promote(context, promotionCode ?? null, commandId),
  clearCart: (_, __, context) => change(context, { _tag: "clear" }),
  chooseDelivery: (_, { productIds, storeId }, context) =>
    change(context, { _tag: "deliver", productIds, pickupStoreId: storeId ?? null }),
  mergeCarts: (_, __, context) => merge(context),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers>>

export const cartPermissions = {
  cart: "use-own-cart",
  createEmptyCart: "use-own-cart",
  addItem: "use-own-cart",
  deleteItem: "use-own-cart",
  changeQuantity: "use-own-cart",
  applyPromotionCode: "use-own-cart",
  clearCart: "use-own-cart",
  chooseDelivery: "use-own-cart",
  mergeCarts: "use-own-account",
} as const
