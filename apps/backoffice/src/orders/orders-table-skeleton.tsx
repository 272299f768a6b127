import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import type { Density } from "./use-density.ts"

const ROWS = Array.from({ length: 14 }, (_, row) => row)

/** As high as the rows that will come. */
export function OrdersTableSkeleton({ density }: { readonly density: Density }) {
  return (
    <Loading label="Loading orders">
      {ROWS.map((row) => (
        <div
          key={row}
          className={`flex items-center gap-6 border-b border-line px-3 ${density === "compact" ? "h-8.5" : "h-16.5"}`}
        >
          <Skeleton className="h-4 w-28" />
          <Skeleton className="hidden h-4 w-36 sm:block" />
          <Skeleton className="hidden h-4 w-44 desk:block" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Loading>
  )
}
