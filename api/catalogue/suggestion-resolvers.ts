import { answer } from "../graphql/answer.ts"
import type { QueryResolvers } from "../graphql/generated/products.ts"
import { suggest } from "./search/suggestions.ts"

export const suggestionQueries = {
  searchSuggestions: (_, { query }, context) => answer(context, suggest(query)),
} satisfies QueryResolvers

export const suggestionPermissions = { searchSuggestions: "browse" } as const
