import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { QueryError } from "../page/query-error.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { ContactEntry } from "./contact-entry.tsx"
import { contactsQuery } from "./queries.ts"

const route = getRouteApi("/_staff/contacts")

/** What people wrote to the shop, newest first; first of all what nobody has answered. */
export function ContactsPage() {
  const view = route.useSearch()
  const query = useInfiniteQuery(contactsQuery(view))
  const contacts = query.data?.pages.flatMap((page) => page.requests) ?? []
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Contacts · Voltread back office</title>
      <h1 className="text-2xl">Contacts</h1>
      <nav aria-label="Contact views" className="flex overflow-x-auto border-b border-line">
        <Link to="/contacts" search={{}} activeOptions={{ exact: true }} className={tabStyle}>
          To answer
        </Link>
        <Link to="/contacts" search={{ show: "all" }} activeOptions={{ exact: true }} className={tabStyle}>
          All
        </Link>
      </nav>
      {query.isPending && <ListSkeleton label="Loading messages" rows={5} />}
      {query.isError && query.data === undefined && (
        <QueryError error={query.error} what="The messages" onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && contacts.length === 0 && (
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
      )}
      <div className="flex max-w-3xl flex-col gap-4">
        {contacts.map((contact) => (
          <ContactEntry key={contact.id} contact={contact} />
        ))}
      </div>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
          className="self-center"
        >
          Show more messages
        </Button>
      )}
    </div>
  )
}
