import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useRef } from "react"
import { ListStates } from "../list/list-states.tsx"
import { useFocusAfterDecision } from "../page/use-focus-after-decision.ts"
import { ContactEntry } from "./contact-entry.tsx"
import { contactsQuery } from "./queries.ts"
import { useDrafts } from "./use-drafts.ts"
import type { ContactsView } from "./view.ts"

/** What people wrote, each with what can be done about it. */
export function ContactMessages({ view }: { readonly view: ContactsView }) {
  const query = useInfiniteQuery(contactsQuery(view))
  const drafts = useDrafts(query.data?.pages.flatMap((page) => page.requests))
  const list = useRef<HTMLDivElement>(null)
  const focus = useFocusAfterDecision(list, drafts.messages)
  const close = (id: string) => {
    drafts.end(id)
    // The button to answer is there once the page has been drawn again.
    requestAnimationFrame(() => focus.entry(id))
  }
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
      <div ref={list} className="flex max-w-3xl flex-col gap-4">
        {drafts.messages?.map((contact) => (
          <ContactEntry
            key={contact.id}
            contact={contact}
            isListed={drafts.isListed(contact)}
            begunAs={drafts.begunAs(contact.id)}
            onAnswer={() => drafts.begin(contact)}
            onClose={() => close(contact.id)}
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
