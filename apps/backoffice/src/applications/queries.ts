import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { isRecord } from "@voltread/ui/session/rehydration.ts"
import {
  AdminLoanApplicationDocument,
  type AdminLoanApplicationQuery,
  AdminLoanApplicationsDocument,
} from "../generated/applications.ts"
import { request } from "../session/request.ts"
import type { ApplicationsView } from "./view.ts"

export const applicationsQuery = (view: ApplicationsView) =>
  infiniteQueryOptions({
    queryKey: ["applications", view],
    queryFn: async ({ pageParam, signal }) => {
      const variables = {
        statuses: view.status === undefined ? null : [view.status],
        search: view.q ?? null,
        username: view.customer ?? null,
        onlyStuck: view.stuck ?? false,
        after: pageParam,
        first: 50,
      }
      return (await request(AdminLoanApplicationsDocument, variables, { signal })).adminLoanApplications
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

export type ApplicationDetails = NonNullable<AdminLoanApplicationQuery["adminLoanApplication"]>

/** Null: there is no such application. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ["application", id],
    queryFn: async ({ signal }) =>
      (await request(AdminLoanApplicationDocument, { id }, { signal })).adminLoanApplication,
  })

/** One count of the API's `counts`; a status that it does not name has none. */
export const countOf = (counts: unknown, status: string): number => {
  const count = isRecord(counts) ? counts[status] : undefined
  return typeof count === "number" ? count : 0
}
