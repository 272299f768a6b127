import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ListPage } from "../list/list-page.tsx"
import { ListStates } from "../list/list-states.tsx"
import { CannedResponsesLink } from "../page/support/canned-responses-link.tsx"
import { TabRow } from "../page/tab-row.tsx"
import { chipStyle, tabStyle } from "../page/tab-style.ts"
import { ContactEntry } from "./contact-entry.tsx"
import { OrderAnswers } from "./order-answers.tsx"
import { contactsQuery } from "./queries.ts"
import { useDrafts } from "./use-drafts.ts"
import type { ContactsView } from "./view.ts"

const route = getRouteApi("/_staff/contacts")

/** Messages to the shop, newest first; only unanswered ones by default. */
export function ContactsPage() {
  const view = route.useSearch()
  return (
    <ListPage
      title="Contacts"
      actions={<CannedResponsesLink />}
      tabs={<ViewTabs />}
      filters={<FromChip view={view} />}
    >
      {view.show === "orders" ? <OrderAnswers /> : <Messages view={view} />}
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

function Messages({ view }: { readonly view: ContactsView }) {
  const query = useInfiniteQuery(contactsQuery(view))
  const drafts = useDrafts(query.data?.pages.flatMap((page) => page.requests))
  return (
    <ListStates
      query={query}
      count={drafts.messages?.length}
      what="messages"
      empty={
        <EmptyState
          icon="phone"
          title={EMPTY[view.show ?? "open"]}
          action={
            view.show !== "all" && (
              <Link to="/contacts" search={{ show: "all" }} className={buttonStyle("secondary")}>
                Show all messages
              </Link>
            )
          }
        >
          Messages from the contact form appear here, along with emails that belong to no order.
        </EmptyState>
      }
    >
      <div className="flex max-w-3xl flex-col gap-4">
        {drafts.messages?.map((contact) => (
          <ContactEntry
            key={contact.id}
            contact={contact}
            isListed={drafts.isListed(contact)}
            begunAs={drafts.begunAs(contact.id)}
            onAnswer={() => drafts.begin(contact)}
            onClose={() => drafts.end(contact.id)}
          />
        ))}
      </div>
    </ListStates>
  )
}

const EMPTY = {
  open: "Everything is answered",
  waiting: "Not waiting for any replies",
  mine: "Nothing is assigned to you",
  all: "Nobody has written yet",
  orders: "",
} as const

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
