import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import { ReportDocument, ReportFiltersDocument, type ReportInput } from "../generated/reports.ts"
import { request } from "../session/request.ts"

export const reportQuery = (name: ReportName, input: ReportInput, isWanted = true) =>
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
