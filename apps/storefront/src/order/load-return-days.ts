import type { ShopContext } from "../shop/shop-context.ts"

/** For a page that names them. Loaders ship with every page, so the query is imported only when it is needed. */
export const loadReturnDays = async ({
  queries,
  request,
}: Pick<ShopContext, "queries" | "request">): Promise<void> => {
  // In the browser, the page loads them itself.
  if (!import.meta.env.SSR) return
  const { returnDaysQuery } = await import("./return-period.tsx")
  await queries.prefetchQuery(returnDaysQuery(request))
}
