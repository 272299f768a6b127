import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useShopState } from "../shop/use-shop.ts"

/** Shown until the device or the server has told what is in the cart. */
export function CartLoading() {
  const hasFailed = useShopState((state) => state.hasCartFailed)
  if (hasFailed) {
    return (
      <ErrorState title="Your cart could not be loaded" onRetry={() => window.location.reload()}>
        Nothing in it is lost.
      </ErrorState>
    )
  }
  return (
    <Loading label="Loading your cart">
      <div className="flex flex-col gap-5">
        <noscript>
          <p>Please turn on JavaScript to see your cart and check out.</p>
        </noscript>
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-12 w-1/2 rounded-md" />
      </div>
    </Loading>
  )
}
