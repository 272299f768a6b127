import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"

export function OrderSkeleton() {
  return (
    <Loading label="Loading the order">
      <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-8 w-72" />
        <Skeleton className="h-4 w-96 max-w-full" />
        <div className="grid gap-5 wide:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-5">
            <Skeleton className="h-72" />
            <Skeleton className="h-40" />
            <Skeleton className="h-96" />
          </div>
          <div className="flex flex-col gap-5">
            <Skeleton className="h-44" />
            <Skeleton className="h-44" />
            <Skeleton className="h-44" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
