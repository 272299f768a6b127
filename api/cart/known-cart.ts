import { Effect } from "effect"
import { cartOfAccount } from "../accounts/accounts.ts"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { usernameOf } from "../platform/http/viewer.ts"
import { cartOf } from "./cart-session.ts"

/** The cart of this browser or, where it has none, of whoever is logged in there; undefined for a guest without one. */
export const knownCart = Effect.fnUntraced(function* (context: GraphQLContext<CommandHandlers>) {
  const own = cartOf(context)
  const username = usernameOf(context)
  return own === undefined && username !== null ? yield* cartOfAccount(username) : own
})
