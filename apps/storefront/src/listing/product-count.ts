import { formatCount } from "@voltread/domain/shared/number-format.ts"
import type { Listing } from "./queries.ts"

/** How many products a listing has: `3,000+ products` where not all were counted. */
export const productCount = (found: Pick<Listing, "totalCount" | "moreThanCounted">): string =>
  `${formatCount(found)} ${found.totalCount === 1 ? "product" : "products"}`
