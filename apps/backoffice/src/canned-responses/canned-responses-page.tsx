import { useQuery } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { BackLink } from "../page/back-link.tsx"
import { CANNED_RESPONSES } from "../page/inner-pages.ts"
import { cannedResponsesQuery } from "../page/support/canned-responses-query.ts"
import { cannedResponseColumns } from "./canned-response-columns.tsx"

const CannedResponseDialog = lazy(() => part(() => import("./canned-response-dialog.tsx")))
const DeleteAnswerDialog = lazy(() => part(() => import("./delete-answer-dialog.tsx")))

type Open = { readonly change: CannedResponse | null } | { readonly remove: CannedResponse }

/** Saved responses for support; all staff may change them. */
export function CannedResponsesPage() {
  const query = useQuery(cannedResponsesQuery)
  const [open, setOpen] = useState<Open>()
  const columns = useMemo(() => cannedResponseColumns((change) => setOpen({ change })), [])
  const layout = useTableLayout("canned-responses", columns)
  const add = <Button onPress={() => setOpen({ change: null })}>New response</Button>
  const close = () => setOpen(undefined)
  return (
    <ListPage
      back={<BackLink to="/contacts">Contacts</BackLink>}
      title={CANNED_RESPONSES.label}
      layout={layout}
      actions={add}
    >
      <TableList
        query={query}
        rows={query.data}
        what="canned responses"
        caption={CANNED_RESPONSES.label}
        layout={layout}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon="chat" title="There are no canned responses" action={add}>
            Save responses here for everyone who writes to customers.
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open !== undefined && "change" in open && (
          <CannedResponseDialog
            answer={open.change}
            onDelete={(remove) => setOpen({ remove })}
            onClose={close}
          />
        )}
        {open !== undefined && "remove" in open && (
          <DeleteAnswerDialog answer={open.remove} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  )
}
