import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useMemo } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { POSTBACKS } from "../page/inner-pages.ts"
import { NoAccess } from "../page/no-access.tsx"
import { useImmediateChange } from "../session/use-immediate-change.ts"
import { useMay } from "../session/use-session.ts"
import { AffiliateTabs } from "./affiliate-tabs.tsx"
import { POSTBACK_STATES } from "./model/labels.ts"
import { postbacksKey, postbacksQuery } from "./model/queries.ts"
import { postbackColumns } from "./postback-columns.tsx"
import { STATES } from "./view.ts"

const route = getRouteApi("/_staff/postbacks")

export function PostbacksPage() {
  if (useMay(POSTBACKS.permission)) return <Postbacks />
  return (
    <ListPage title={POSTBACKS.label}>
      <NoAccess />
    </ListPage>
  )
}

/** Postbacks to affiliate networks; those that were given up come first. */
function Postbacks() {
  const { state = "given-up" } = route.useSearch()
  const query = useInfiniteQuery(postbacksQuery(state))
  const { run, isPending } = useImmediateChange([postbacksKey])
  const columns = useMemo(
    () =>
      postbackColumns({
        isPending,
        onResend: (postbackId) =>
          void run({
            request: { method: "POST", path: `/api/admin/postbacks/${postbackId}/resend` },
            done: "Sending the postback again.",
            missing: "It has already been sent.",
          }),
      }),
    [run, isPending],
  )
  const layout = useTableLayout("postbacks", columns)
  return (
    <ListPage
      title={POSTBACKS.label}
      layout={layout}
      tabs={<AffiliateTabs />}
      filters={
        <nav aria-label="State" className="flex flex-wrap gap-4 text-sm">
          {STATES.map((each) => (
            <Link
              key={each}
              to={POSTBACKS.to}
              search={each === "given-up" ? {} : { state: each }}
              aria-current={each === state ? "true" : undefined}
              className={each === state ? "font-semibold" : "text-muted underline"}
            >
              {POSTBACK_STATES[each].label}
            </Link>
          ))}
        </nav>
      }
    >
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.postbacks)}
        what="postbacks"
        caption="Postbacks, newest first"
        layout={layout}
        rowId={({ postbackId }) => postbackId}
        empty={<EmptyState icon="check" title={POSTBACK_STATES[state].none} />}
      />
    </ListPage>
  )
}
