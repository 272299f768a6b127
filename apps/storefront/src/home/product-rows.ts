import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { topRatedQuery } from "../product/top-rated.ts"

export const productRows = [
  {
    id: "electronics",
    title: "Top-rated electronics",
    category: "tv-home-theater",
    query: (request: GraphqlRequest) =>
      topRatedQuery(request, {
        categories: ["computer-tablets", "tv-home-theater", "smartphones", "speakers-audio"],
        size: 8,
      }),
  },
  {
    id: "garage",
    title: "Tires and wheels, ready to roll",
    category: "tires",
    query: (request: GraphqlRequest) => topRatedQuery(request, { categories: ["tires", "wheels"], size: 4 }),
  },
] as const
