import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import { Schema } from "effect"
import { read } from "../session/rest.ts"
import type { ContactsView } from "./view.ts"

const Contact = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  message: Schema.String,
  createdAt: Schema.String,
  answeredAt: Schema.NullOr(Schema.String),
  answeredBy: Schema.NullOr(Schema.String),
})
export type Contact = typeof Contact.Type

const Page = Schema.Struct({
  requests: Schema.Array(Contact),
  nextCursor: Schema.NullOr(Schema.String),
})

export const contactsKey = ["contacts"] as const

const NOTHING: typeof Page.Type = { requests: [], nextCursor: null }

/** What people wrote by the contact form, newest first, page after page. */
export const contactsQuery = ({ show }: ContactsView) =>
  infiniteQueryOptions({
    queryKey: [...contactsKey, show],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(show === "all" ? {} : { open: "true" }),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      return (await read(Page, { method: "GET", path: `/api/admin/contacts?${query}`, signal })) ?? NOTHING
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
