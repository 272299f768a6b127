import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { ReportFiltersDocument, type ReportInput } from "../generated/reports.ts"
import { request } from "../session/request.ts"
import type { ReportDefinition } from "./definitions.ts"
import { filterValues } from "./filter-values.ts"

export const reportQuery = ({ title, operation }: ReportDefinition, input: ReportInput, isWanted = true) =>
  queryOptions({
    queryKey: ["report", title, input],
    queryFn: async ({ signal }) => (await request(operation, { input }, { signal })).report,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export const filtersQuery = queryOptions({
  queryKey: ["report", "filters"],
  queryFn: async ({ signal }) =>
    filterValues((await request(ReportFiltersDocument, {}, { signal })).reportFilters),
  staleTime: 300_000,
})
