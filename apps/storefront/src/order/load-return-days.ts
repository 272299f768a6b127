import type { ShopContext } from "../shop/shop-context.ts"

/** For a page that names them. Loaders are on every page; what they ask for need not be. */
export const loadReturnDays = async ({
  queries,
  request,
}: Pick<ShopContext, "queries" | "request">): Promise<void> => {
  // In the browser, the page asks by itself.
  if (!import.meta.env.SSR) return
  const { returnDaysQuery } = await import("./return-period.tsx")
  await queries.prefetchQuery(returnDaysQuery(request))
}
