import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { lazy, Suspense, useState } from "react"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { erasuresQuery } from "./queries.ts"

const EraseDialog = lazy(() => import("../customers/dialogs/erase-dialog.tsx"))

export function ErasuresPage() {
  const mayErase = useMay("erase-personal-data")
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Erasures · Voltread back office</title>
      {mayErase ? <Erasures /> : <NoAccess />}
    </div>
  )
}

/** Customers who asked to be forgotten, oldest first. */
function Erasures() {
  const query = useQuery(erasuresQuery)
  const [asked, setAsked] = useState<string>()
  const requests = query.data ?? []
  return (
    <>
      <h1 className="text-2xl">Erasures</h1>
      {query.isPending && <ListSkeleton label="Loading requests" rows={4} />}
      {query.isError && query.data === undefined && (
        <QueryError error={query.error} what="The requests" onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && requests.length === 0 && (
        <EmptyState
          icon="check"
          title="Nobody waits to be forgotten"
          action={
            <Link to="/customers" search={{}} className={buttonStyle("secondary")}>
              Go to the customers
            </Link>
          }
        >
          Customers who ask for their personal data to be erased appear here.
        </EmptyState>
      )}
      {requests.length > 0 && (
        <ul aria-label="Requests, oldest first" className="flex max-w-3xl flex-col gap-3">
          {requests.map(({ username, requestedAt, requestedBy }) => (
            <li
              key={username}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-5"
            >
              <div className="min-w-0 flex-1">
                <Link
                  to="/customers/$username"
                  params={{ username }}
                  className="font-semibold break-all underline underline-offset-4"
                >
                  {username}
                </Link>
                <p className="text-sm text-muted">
                  Asked <DateTime at={requestedAt} /> by {requestedBy}
                </p>
              </div>
              <Button
                variant="danger"
                size="sm"
                aria-label={`Erase ${username}`}
                onPress={() => setAsked(username)}
              >
                Erase
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <EraseDialog username={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
