import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { ListPage } from "../list/list-page.tsx"
import { ListStates } from "../list/list-states.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { ContactEntry } from "./contact-entry.tsx"
import { contactsQuery } from "./queries.ts"

const route = getRouteApi("/_staff/contacts")

/** What people wrote to the shop, newest first; first of all what nobody has answered. */
export function ContactsPage() {
  const view = route.useSearch()
  const query = useInfiniteQuery(contactsQuery(view))
  const contacts = query.data?.pages.flatMap((page) => page.requests)
  return (
    <ListPage title="Contacts" tabs={<ViewTabs />}>
      <ListStates
        query={query}
        count={contacts?.length}
        what="messages"
        empty={
          <EmptyState
            icon="phone"
            title={view.show === "all" ? "Nobody has written yet" : "Everything is answered"}
            action={
              view.show !== "all" && (
                <Link to="/contacts" search={{ show: "all" }} className={buttonStyle("secondary")}>
                  Show all messages
                </Link>
              )
            }
          >
            Messages of the shop's contact form appear here.
          </EmptyState>
        }
      >
        <div className="flex max-w-3xl flex-col gap-4">
          {contacts?.map((contact) => (
            <ContactEntry key={contact.id} contact={contact} />
          ))}
        </div>
      </ListStates>
    </ListPage>
  )
}

function ViewTabs() {
  return (
    <nav aria-label="Contact views" className="flex overflow-x-auto border-b border-line">
      <Link to="/contacts" search={{}} activeOptions={{ exact: true }} className={tabStyle}>
        To answer
      </Link>
      <Link to="/contacts" search={{ show: "all" }} activeOptions={{ exact: true }} className={tabStyle}>
        All
      </Link>
    </nav>
  )
}
