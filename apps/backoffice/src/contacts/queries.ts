import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { WaitingAnswers } from "@voltread/domain/contract/order-mail.ts"
import { REFETCH_INTERVAL_MS, supportCountsKey } from "../page/support/queries.ts"
import { read, restPages } from "../session/rest.ts"
import type { ContactsView } from "./view.ts"

export const contactsKey = ["contacts"] as const

/** What changes with a message. */
export const CONTACTS_CHANGED = [contactsKey, supportCountsKey] as const

export const NO_CONTACT = "The message could not be found."

export const contactPath = (id: string): string => `/api/admin/contacts/${encodeURIComponent(id)}`

const filterOf = ({ show }: ContactsView): Readonly<Record<string, string>> => {
  switch (show) {
    case "all":
      return {}
    case "mine":
      return { mine: "true" }
    case "waiting":
      return { status: "waiting" }
    default:
      return { status: "open" }
  }
}

/** What people wrote to the shop, newest first, page after page. */
export const contactsQuery = (view: ContactsView) =>
  infiniteQueryOptions({
    queryKey: [...contactsKey, view.show, view.from],
    ...restPages(
      "/api/admin/contacts",
      async () => (await import("@voltread/domain/contract/contact.ts")).ContactPage,
      { ...filterOf(view), ...(view.from === undefined ? {} : { from: view.from }) },
    ),
    placeholderData: keepPreviousData,
    // As old as the count of them in the menu.
    refetchInterval: REFETCH_INTERVAL_MS,
  })

/** Orders whose customers answered by email, the longest wait first. */
export const orderAnswersQuery = queryOptions({
  queryKey: [...supportCountsKey, "order-answers"],
  queryFn: async ({ signal }): Promise<typeof WaitingAnswers.Type> => {
    const schema = async () => (await import("@voltread/domain/contract/order-mail.ts")).WaitingAnswers
    const path = "/api/admin/orders/waiting-answers"
    return (await read(schema, { method: "GET", path, signal })) ?? { answers: [], hasMore: false }
  },
})
