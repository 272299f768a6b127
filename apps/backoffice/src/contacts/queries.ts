import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type { ContactPage } from "@voltread/domain/contract/contact.ts"
import { read } from "../session/rest.ts"
import type { ContactsView } from "./view.ts"

export const contactsKey = ["contacts"] as const

const NOTHING: ContactPage = { requests: [], nextCursor: null }

/** What people wrote by the contact form, newest first, page after page. */
export const contactsQuery = ({ show }: ContactsView) =>
  infiniteQueryOptions({
    queryKey: [...contactsKey, show],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(show === "all" ? {} : { open: "true" }),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      const schema = async () => (await import("@voltread/domain/contract/contact.ts")).ContactPage
      return (await read(schema, { method: "GET", path: `/api/admin/contacts?${query}`, signal })) ?? NOTHING
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
