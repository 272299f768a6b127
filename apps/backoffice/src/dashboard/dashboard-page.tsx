import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { LiveDot } from "../live/live-dot.tsx"
import { useThrottled } from "../live/use-throttled.ts"
import { useLiveCounts } from "../orders/use-live-counts.ts"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { Attention } from "./attention.tsx"
import { dashboardQuery } from "./queries.ts"
import { BestSellers, Sources } from "./recent.tsx"
import { SetUp } from "./set-up.tsx"
import { Today } from "./today.tsx"

/** At most one reload in this many milliseconds, however many orders arrive. */
const RELOAD_INTERVAL_MS = 2_000

/** What an admin sees first: how today goes, and what waits for a person. */
export function DashboardPage() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(dashboardQuery)
  const reload = useThrottled(() => void readAgain(queryClient, dashboardQuery.queryKey), RELOAD_INTERVAL_MS)
  const connection = useLiveCounts(reload)
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <PageTitle>Dashboard</PageTitle>
      <header className="flex min-h-11 flex-wrap items-center gap-4">
        <h1 className="text-2xl">Dashboard</h1>
        <div className="ml-auto">
          <LiveDot connection={connection} />
        </div>
      </header>
      {data == null && error !== null && (
        <QueryError error={error} what="The dashboard" onRetry={() => void refetch()} />
      )}
      {data == null && error === null && <DashboardSkeleton />}
      {data != null && (
        <>
          <SetUp />
          <Today data={data} />
          <Attention counts={data.attention} />
          <div className="grid items-start gap-5 wide:grid-cols-[3fr_2fr]">
            <BestSellers data={data} />
            <Sources data={data} />
          </div>
        </>
      )}
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <Loading label="Loading the dashboard">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-12 w-80 max-w-full" />
        <div className="grid grid-cols-2 gap-3 wide:grid-cols-4">
          {["orders", "revenue", "sessions", "conversion"].map((key) => (
            <Skeleton key={key} className="h-28" />
          ))}
        </div>
        <Skeleton className="h-96 sm:h-60 wide:h-52" />
        <div className="grid gap-5 wide:grid-cols-[3fr_2fr]">
          {["sellers", "sources"].map((key) => (
            <Skeleton key={key} className="h-80" />
          ))}
        </div>
      </div>
    </Loading>
  )
}
