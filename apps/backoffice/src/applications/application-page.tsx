import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { useState } from "react"
import { ResynchroniseLoanApplicationDocument } from "../generated/applications.ts"
import { LiveDot } from "../live/live-dot.tsx"
import { type Connection, useServerEvents } from "../live/use-server-events.ts"
import { useThrottled } from "../live/use-throttled.ts"
import { BackLink } from "../page/back-link.tsx"
import { Card } from "../page/card.tsx"
import { NoSuchThing } from "../page/no-such-thing.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { actorLabel } from "../page/role-label.ts"
import { request } from "../session/request.ts"
import { ApplicationFacts } from "./application-facts.tsx"
import { CancelApplication } from "./cancel-application.tsx"
import { type ApplicationDetails, applicationQuery } from "./queries.ts"

const route = getRouteApi("/_staff/applications_/$applicationId")

/** A time among the details of what happened. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** One application for a lease or a loan: contract, decisions, and everything that happened to it. */
export function ApplicationPage() {
  const { applicationId } = route.useParams()
  const queries = useQueryClient()
  const reload = useThrottled(() => void readAgain(queries, ["application", applicationId]))
  const query = useQuery(applicationQuery(applicationId))
  const connection = useServerEvents(
    query.data === null ? null : `/api/admin/applications/${encodeURIComponent(applicationId)}/events`,
    "timeline",
    reload,
  )
  if (query.isError && query.data === undefined) {
    return (
      <div className="p-4 desk:p-6">
        <QueryError error={query.error} what="The application" onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (query.data === undefined) {
    return (
      <div className="p-4 desk:p-6">
        <Loading label="Loading the application">
          <Skeleton className="h-96 w-full" />
        </Loading>
      </div>
    )
  }
  if (query.data === null) {
    return (
      <div className="p-4 desk:p-6">
        <NoSuchThing
          title="This application does not exist"
          action={
            <Link to="/applications" search={{}} className={buttonStyle("secondary")}>
              Show all applications
            </Link>
          }
        >
          Check the link, or look for it in the list.
        </NoSuchThing>
      </div>
    )
  }
  return <Details details={query.data} connection={connection} />
}

interface DetailsProps {
  readonly details: ApplicationDetails
  readonly connection: Connection
}

function Details({ details, connection }: DetailsProps) {
  const { application, mayCancel, timeline } = details
  const queries = useQueryClient()
  const [isCancelling, setCancelling] = useState(false)
  const reload = () => queries.invalidateQueries({ queryKey: ["application", application.id] })
  const asking = useMutation({
    mutationFn: async () =>
      (await request(ResynchroniseLoanApplicationDocument, { id: application.id }))
        .resynchroniseLoanApplication,
    onSettled: reload,
  })
  return (
    <div className="flex flex-col gap-5 p-4 desk:p-6">
      <PageTitle>{`Application of ${application.applicantName}`}</PageTitle>
      <BackLink to="/applications">Applications</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Application of {application.applicantName}</h1>
        <StatusBadge status={application.status} />
        <LiveDot connection={connection} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="secondary" isPending={asking.isPending} onPress={() => asking.mutate()}>
            Resynchronize with the lender
          </Button>
          {mayCancel && (
            <Button variant="secondary" onPress={() => setCancelling(true)}>
              Cancel the application
            </Button>
          )}
        </div>
      </div>
      <div aria-live="polite">
        {asking.data !== undefined && (
          <Notice severity={asking.data.success ? "success" : "warning"}>{asking.data.message}</Notice>
        )}
        {asking.isError && <Notice severity="error">{changeProblem(asking.error)}</Notice>}
      </div>
      <div className="grid items-start gap-5 desk:grid-cols-[1fr_24rem]">
        <Card title="History">
          <ol aria-label="History, oldest first" className="flex flex-col gap-4">
            {timeline.map((entry) => (
              <li key={entry.id} className="border-l-2 border-line pl-4">
                <p className="font-semibold">{entry.title}</p>
                <p className="text-sm text-muted">
                  {actorLabel(entry)} · <DateTime at={entry.at} />
                </p>
                {entry.details.length > 0 && (
                  <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
                    {entry.details.map(({ label, value }) => (
                      <div key={label} className="contents">
                        <dt className="text-muted">{label}</dt>
                        <dd className="min-w-0 break-words">
                          {INSTANT.test(value) ? <DateTime at={value} /> : value}
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            ))}
          </ol>
        </Card>
        <ApplicationFacts details={details} />
      </div>
      {isCancelling && (
        <CancelApplication
          id={application.id}
          onClose={() => {
            setCancelling(false)
            void reload()
          }}
        />
      )}
    </div>
  )
}
