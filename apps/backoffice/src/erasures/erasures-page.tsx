import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { useMay } from "../session/use-session.ts"
import { erasureColumns } from "./erasure-columns.tsx"
import { erasuresQuery } from "./queries.ts"

const EraseAddressDialog = lazy(() => part(() => import("./erase-address-dialog.tsx")))
const EraseDialog = lazy(() => part(() => import("../customers/dialogs/erase-dialog.tsx")))

export function ErasuresPage() {
  if (useMay("erase-personal-data")) return <Erasures />
  return (
    <ListPage title="Erasures">
      <NoAccess />
    </ListPage>
  )
}

/** Erasure requests, oldest first. */
function Erasures() {
  const query = useQuery(erasuresQuery)
  const [username, setUsername] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const columns = useMemo(() => erasureColumns(setUsername), [])
  const layout = useTableLayout("erasures", columns)
  return (
    <ListPage
      title="Erasures"
      layout={layout}
      actions={
        <Button variant="secondary" onPress={() => setAsking(true)}>
          Erase by email
        </Button>
      }
    >
      <TableList
        query={query}
        rows={query.data}
        what="requests"
        caption="Requests, oldest first"
        layout={layout}
        rowId={(request) => request.username}
        empty={
          <EmptyState
            icon="check"
            title="No erasure requests"
            action={
              <Link to="/customers" search={{}} className={buttonStyle("secondary")}>
                Go to the customers
              </Link>
            }
          >
            Customers who ask for their personal data to be erased appear here.
          </EmptyState>
        }
      />
      {isAsking && (
        <Suspense fallback={null}>
          <EraseAddressDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {username !== undefined && (
        <Suspense fallback={null}>
          <EraseDialog username={username} onClose={() => setUsername(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
