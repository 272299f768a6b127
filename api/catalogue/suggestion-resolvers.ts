import type { QueryResolvers } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import type { ProductIndex } from "./search/product-index.ts"
import { suggest } from "./search/suggestions.ts"

export const suggestionQueries = {
  searchSuggestions: (_, { query }, context) => answer(context, suggest(query)),
} satisfies QueryResolvers<GraphQLContext<ProductIndex>>

export const suggestionPermissions = { searchSuggestions: "browse" } as const
