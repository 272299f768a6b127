import { Effect } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Cart, MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOf } from "../platform/http/intent.ts"
import { Problem } from "../platform/http/problem.ts"
import { cartOf, newCartId, rememberCart } from "./cart-session.ts"
import { toCartView } from "./cart-view.ts"
import { type CartChange, changeCart } from "./change-cart.ts"
import type { CurrentCart } from "./find-cart.ts"
import { mergeIntoAccount } from "./merge-carts.ts"
import { settledCart } from "./settle-cart.ts"

const remember = (context: GraphQLContext<CommandHandlers>, { cartId }: CurrentCart): void =>
  rememberCart(context, context.reply, cartId)

const usernameOf = ({ viewer }: GraphQLContext<CommandHandlers>): string | null =>
  viewer._tag === "user" ? viewer.username : null

/** A browser without a cart gets the id of one; nothing is stored before the first item. */
const read = (context: GraphQLContext<CommandHandlers>): Promise<Cart> =>
  answer(
    context,
    settledCart(cartOf(context) ?? newCartId(), usernameOf(context), intentOf(context.request)).pipe(
      Effect.tap((current) => Effect.sync(() => remember(context, current))),
      Effect.flatMap((current) => toCartView(current)),
    ),
  )

const change = (context: GraphQLContext<CommandHandlers>, wanted: CartChange): Promise<Cart> =>
  answer(
    context,
    changeCart(cartOf(context) ?? newCartId(), usernameOf(context), wanted, intentOf(context.request)).pipe(
      Effect.tap(({ cart }) => Effect.sync(() => remember(context, cart))),
      Effect.flatMap(({ cart, product }) => toCartView(cart, product)),
    ),
  )

const merge = (context: GraphQLContext<CommandHandlers>): Promise<Cart> => {
  const { viewer, request } = context
  return answer(
    context,
    (viewer._tag === "user"
      ? mergeIntoAccount(viewer.username, cartOf(context), intentOf(request))
      : Effect.fail(new Problem({ code: "UNAUTHENTICATED", message: "Please log in." }))
    ).pipe(
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
  addItem: (_, { productId, quantity }, context) => change(context, { _tag: "add", productId, quantity }),
  deleteItem: (_, { productId }, context) => change(context, { _tag: "remove", productId }),
  changeQuantity: (_, { productId, quantity }, context) =>
    change(context, { _tag: "setQuantity", productId, quantity }),
  clearCart: (_, __, context) => change(context, { _tag: "clear" }),
  mergeCarts: (_, __, context) => merge(context),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers>>

export const cartPermissions = {
  cart: "use-own-cart",
  createEmptyCart: "use-own-cart",
  addItem: "use-own-cart",
  deleteItem: "use-own-cart",
  changeQuantity: "use-own-cart",
  clearCart: "use-own-cart",
  mergeCarts: "use-own-account",
} as const
