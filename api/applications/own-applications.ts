import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { Effect } from "effect"
import type { QueryResolvers } from "../generated/shop.ts"
import { toWireCustomerApplication } from "../loans/application-wire.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { userOf } from "../platform/http/viewer.ts"
import { queryReadModel } from "../platform/read-model.ts"

export const ownApplicationQueries = {
  applications: (_, { after, first }, context) => {
    const { username } = userOf(context.viewer)
    return answer(
      context,
      queryReadModel((db) => loanApplicationPage(db, { username, after, first: first ?? 20 })).pipe(
        Effect.map(({ applications, nextCursor }) => ({
          applications: applications.map(toWireCustomerApplication),
          nextCursor,
        })),
      ),
    )
  },
} satisfies QueryResolvers<GraphQLContext>

export const ownApplicationPermissions = {
  applications: "use-own-account",
} as const
