import { useQuery } from "@tanstack/react-query"
import type { ReadyAnswer } from "@voltread/domain/contract/ready-answer.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { BackLink } from "../page/back-link.tsx"
import { readyAnswersQuery } from "../page/support/ready-answers-query.ts"
import { readyAnswerColumns } from "./ready-answer-columns.tsx"

const ReadyAnswerDialog = lazy(() => part(() => import("./ready-answer-dialog.tsx")))
const DeleteAnswerDialog = lazy(() => part(() => import("./delete-answer-dialog.tsx")))

type Open = { readonly change: ReadyAnswer | null } | { readonly remove: ReadyAnswer }

/** Saved answers for support; all staff may change them. */
export function ReadyAnswersPage() {
  const query = useQuery(readyAnswersQuery)
  const [open, setOpen] = useState<Open>()
  const columns = useMemo(() => readyAnswerColumns((change) => setOpen({ change })), [])
  const layout = useTableLayout("ready-answers", columns)
  const add = <Button onPress={() => setOpen({ change: null })}>New answer</Button>
  const close = () => setOpen(undefined)
  return (
    <ListPage
      back={<BackLink to="/contacts">Contacts</BackLink>}
      title="Ready answers"
      layout={layout}
      actions={add}
    >
      <TableList
        query={query}
        rows={query.data}
        what="ready answers"
        caption="Ready answers"
        layout={layout}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon="chat" title="There are no ready answers" action={add}>
            Save answers here for everyone who writes to customers.
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open !== undefined && "change" in open && (
          <ReadyAnswerDialog
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
