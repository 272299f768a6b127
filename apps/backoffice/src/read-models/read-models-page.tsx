import { useQuery } from "@tanstack/react-query"
import type { ReadModelsData } from "@voltread/domain/contract/read-models.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { ListPage } from "../list/list-page.tsx"
import { BooksLine } from "../page/books-line.tsx"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { HistoryCard } from "./history-card.tsx"
import { ParkedEvents } from "./parked-card.tsx"
import { readModelsQuery } from "./queries.ts"
import { RebuildCard } from "./rebuild-card.tsx"

/** How the read models stand, building them again, and what could not be applied. */
export function ReadModelsPage() {
  return (
    <ListPage title="System data">{useMay("rebuild-read-models") ? <ReadModels /> : <NoAccess />}</ListPage>
  )
}

function ReadModels() {
  const { data, error, refetch } = useQuery(readModelsQuery)
  if (data == null)
    return error === null ? (
      <Loading label="Loading the system data">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-40" />
          <Skeleton className="h-60" />
        </div>
      </Loading>
    ) : (
      <QueryError error={error} what="The system data" onRetry={() => void refetch()} />
    )
  return (
    <div className="flex flex-col gap-5">
      <BooksLine areFindingsListed />
      <div className="grid items-start gap-5 wide:grid-cols-3">
        <Card title="Status">
          <Facts
            facts={[
              [
                "Delay",
                <span key="lag" title={`Log position ${data.position}`}>
                  {lag(data.lagSeconds)}
                </span>,
              ],
              ["Events", formatNumber(data.events)],
            ]}
          />
        </Card>
        <div className="wide:col-span-2">
          <RebuildCard {...data} />
        </div>
      </div>
      <ParkedEvents />
      <HistoryCard data={data} />
    </div>
  )
}

const lag = (seconds: ReadModelsData["lagSeconds"]): string => {
  if (seconds === 0) return "None"
  if (seconds < 120) return `${formatNumber(seconds, 1)} s`
  return seconds < 7_200 ? `${formatNumber(seconds / 60)} min` : `${formatNumber(seconds / 3_600)} h`
}
