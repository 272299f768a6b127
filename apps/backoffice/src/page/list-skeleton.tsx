import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"

/** As high as the rows that will come. */
export function ListSkeleton({ label, rows = 12 }: { readonly label: string; readonly rows?: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-16.5 items-center gap-6 border-b border-line px-3">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-5 w-20" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Loading>
  )
}
