import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import {
  AdminLoanApplicationDocument,
  type AdminLoanApplicationQuery,
  AdminLoanApplicationsDocument,
  type AdminLoanApplicationsQuery,
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

export type ApplicationCounts = AdminLoanApplicationsQuery["adminLoanApplications"]["counts"]

export const countOf = (counts: ApplicationCounts, status: string): number =>
  counts.find((each) => each.status === status)?.count ?? 0
