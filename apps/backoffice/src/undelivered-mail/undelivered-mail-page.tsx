import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useMemo } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { BackLink } from "../page/back-link.tsx"
import { UNDELIVERED_MAIL } from "../page/inner-pages.ts"
import { NoAccess } from "../page/no-access.tsx"
import { SearchBox } from "../page/search-box.tsx"
import { useImmediateChange } from "../session/use-immediate-change.ts"
import { useMay } from "../session/use-session.ts"
import { undeliveredMailKey, undeliveredMailQuery } from "./queries.ts"
import { undeliveredMailColumns } from "./undelivered-mail-columns.tsx"
import { undeliveredMailView } from "./view.ts"

const route = getRouteApi("/_staff/undelivered-mail")
const back = <BackLink to="/contacts">Contacts</BackLink>
const TITLE = UNDELIVERED_MAIL.label

export function UndeliveredMailPage() {
  if (useMay(UNDELIVERED_MAIL.permission)) return <UndeliveredMailList />
  return (
    <ListPage back={back} title={TITLE}>
      <NoAccess />
    </ListPage>
  )
}

/** Emails that a mail server refused for good or returned, or that were given up after two days. */
function UndeliveredMailList() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(undeliveredMailQuery(view))
  const { run, isPending } = useImmediateChange([undeliveredMailKey])
  const columns = useMemo(
    () =>
      undeliveredMailColumns({
        isPending,
        onSendAgain: (mailId) =>
          void run({
            request: { method: "POST", path: `/api/admin/undelivered-mail/${mailId}/send-again` },
            done: "Sending the email again.",
            missing: "This email is not kept anymore.",
          }),
      }),
    [run, isPending],
  )
  const layout = useTableLayout("undelivered-mail", columns)
  return (
    <ListPage
      back={back}
      title={TITLE}
      layout={layout}
      filters={
        <SearchBox
          label="Search by email address"
          placeholder="The whole email address"
          value={view.email ?? ""}
          onChange={(email) =>
            void navigate({ search: undeliveredMailView({ email }), replace: true, resetScroll: false })
          }
        />
      }
    >
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.mails)}
        what="emails"
        caption={`${TITLE}, newest first`}
        layout={layout}
        rowId={({ mailId }) => mailId}
        empty={<NothingHere isFiltered={view.email !== undefined} />}
      />
    </ListPage>
  )
}

function NothingHere({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title="No undelivered mail to this address"
        action={
          <Link to={UNDELIVERED_MAIL.to} search={{}} className={buttonStyle("secondary")}>
            Show all
          </Link>
        }
      >
        Type the whole address. What was given up is kept for 90 days.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="check" title="All mail was delivered">
      Emails that a mail server refuses, returns or puts off for two days appear here.
    </EmptyState>
  )
}
