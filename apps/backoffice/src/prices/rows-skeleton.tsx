import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** As high as the rows that will come. */
export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-6 border-b border-line px-3">
          <Skeleton className="h-4 w-64" />
          <Skeleton className="hidden h-4 w-28 sm:block" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Loading>
  )
}
