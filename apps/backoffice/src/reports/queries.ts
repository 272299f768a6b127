import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { ReportDocument, ReportFiltersDocument, type ReportInput } from "../generated/reports.ts"
import { request } from "../session/request.ts"
import type { ReportId } from "./definitions.ts"

export const reportQuery = (name: ReportId, input: ReportInput, isWanted = true) =>
  queryOptions({
    queryKey: ["report", name, input],
    queryFn: async ({ signal }) => (await request(ReportDocument, { name, input }, { signal })).report,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export const filtersQuery = queryOptions({
  queryKey: ["report", "filters"],
  queryFn: async ({ signal }) => (await request(ReportFiltersDocument, {}, { signal })).reportFilters,
  staleTime: 300_000,
})
