import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"

interface ListSkeletonProps {
  readonly label: string
  readonly rows?: number
  readonly isCompact?: boolean
}

/** As high as the rows that will come. */
export function ListSkeleton({ label, rows = 12, isCompact = false }: ListSkeletonProps) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className={`flex items-center gap-6 overflow-hidden border-b border-line px-3 ${isCompact ? "h-8.5" : "h-16.5"}`}
        >
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-5 w-20" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Loading>
  )
}
