import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ListPage } from "../list/list-page.tsx"
import { UNDELIVERED_MAIL } from "../page/inner-pages.ts"
import { CannedResponsesLink } from "../page/support/canned-responses-link.tsx"
import { TabRow } from "../page/tab-row.tsx"
import { chipStyle, tabStyle } from "../page/tab-style.ts"
import { ContactMessages } from "./contact-messages.tsx"
import { OrderAnswers } from "./order-answers.tsx"
import type { ContactsView } from "./view.ts"

const route = getRouteApi("/_staff/contacts")

/** Messages to the shop, newest first; only unanswered ones by default. */
export function ContactsPage() {
  const view = route.useSearch()
  return (
    <ListPage
      title="Contacts"
      actions={
        <>
          <Link to={UNDELIVERED_MAIL.to} search={{}} className={buttonStyle("ghost", "sm")}>
            {UNDELIVERED_MAIL.label}
          </Link>
          <CannedResponsesLink />
        </>
      }
      tabs={<ViewTabs />}
      filters={<FromChip view={view} />}
    >
      {view.show === "orders" ? <OrderAnswers /> : <ContactMessages view={view} />}
    </ListPage>
  )
}

function FromChip({ view: { from, ...others } }: { readonly view: ContactsView }) {
  if (from === undefined) return null
  return (
    <Link to="/contacts" search={others} className={chipStyle}>
      <span className="sr-only">Remove filter: </span>
      <span className="break-all">{`From ${from}`}</span>
      <Icon name="close" className="size-4" />
    </Link>
  )
}

const TABS: ReadonlyArray<readonly [label: string, view: ContactsView]> = [
  ["To answer", {}],
  ["Waiting", { show: "waiting" }],
  ["Mine", { show: "mine" }],
  ["Order emails", { show: "orders" }],
  ["All", { show: "all" }],
]

function ViewTabs() {
  return (
    <TabRow label="Contact views">
      {TABS.map(([label, view]) => (
        <Link
          key={label}
          to="/contacts"
          search={view}
          activeOptions={{ exact: true }}
          className={`${tabStyle} whitespace-nowrap`}
        >
          {label}
        </Link>
      ))}
    </TabRow>
  )
}
