import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { read } from "../../session/rest.ts"
import { type CustomersView, customersRequest } from "./view.ts"

/** Spec §8, customer lookup failure. */
export const NO_CUSTOMER = "User could not be found"

export const customerLists = ["customers", "list"] as const

export const customerKey = (username: string) => ["customers", "one", username] as const

/** The customers of a view, page after page. */
export const customersQuery = (view: CustomersView) =>
  infiniteQueryOptions({
    queryKey: [...customerLists, view],
    queryFn: async ({ pageParam, signal }) => {
      const body = customersRequest(view, pageParam)
      const page = await read(
        async () => (await import("@voltread/domain/contract/customer.ts")).CustomerPage,
        {
          method: "POST",
          path: "/api/admin/customers/list",
          body,
          signal,
        },
      )
      if (page === null) throw new ApiError("refused", NO_CUSTOMER)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

/** Null: there is no such customer. */
export const customerQuery = (username: string) =>
  queryOptions({
    queryKey: customerKey(username),
    queryFn: async ({ signal }) => {
      const path = `/api/admin/customers/${encodeURIComponent(username)}`
      const schema = async () => (await import("@voltread/domain/contract/customer.ts")).CustomerData
      return (await read(schema, { method: "GET", path, signal }))?.customer ?? null
    },
  })
