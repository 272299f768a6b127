import { useInfiniteQuery } from "@tanstack/react-query"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { BackLink } from "../page/back-link.tsx"
import { PAYOUTS } from "../page/inner-pages.ts"
import { NoAccess } from "../page/no-access.tsx"
import { useMay } from "../session/use-session.ts"
import { payoutColumns } from "./payout-columns.tsx"
import { payoutsQuery } from "./queries.ts"

const back = <BackLink to="/">Dashboard</BackLink>
const TITLE = PAYOUTS.label

export function PayoutsPage() {
  if (useMay(PAYOUTS.permission)) return <Payouts />
  return (
    <ListPage back={back} title={TITLE}>
      <NoAccess />
    </ListPage>
  )
}

/** Refunds that the gateway cannot make: staff send the money and record it on the order. */
function Payouts() {
  const query = useInfiniteQuery(payoutsQuery)
  const layout = useTableLayout("payouts", payoutColumns)
  return (
    <ListPage back={back} title={TITLE} layout={layout}>
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.payouts)}
        what="refunds"
        caption={`${TITLE}, the oldest first`}
        layout={layout}
        rowId={({ paymentId }) => paymentId}
        empty={
          <EmptyState icon="check" title="Nothing to pay out">
            Refunds that cannot be sent automatically appear here.
          </EmptyState>
        }
      />
    </ListPage>
  )
}
