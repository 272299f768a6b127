import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { read } from "../session/rest.ts"

export const IMPORTS = "imports"

const MAPPINGS = "/api/admin/imports/mappings"

export const mappingPath = (name: string): string => `${MAPPINGS}/${encodeURIComponent(name)}`

export const mappingsQuery = queryOptions({
  queryKey: [IMPORTS, "mappings"],
  queryFn: async ({ signal }) => {
    const schema = async () =>
      (await import("@voltread/domain/contract/import-mapping.ts")).ImportMappingsData
    return (await read(schema, { method: "GET", path: MAPPINGS, signal })) ?? { mappings: [], profiles: [] }
  },
})

const POLL_MS = 1_000

/** Whether an import in this state is still running. */
export const isUnderWay = (state: string): boolean =>
  state === "waiting" || state === "reading" || state === "applying"

export const importsQuery = infiniteQueryOptions({
  queryKey: [IMPORTS, "list"],
  queryFn: async ({ pageParam, signal }) => {
    const path = `/api/admin/imports${pageParam === null ? "" : `?after=${pageParam}`}`
    const schema = async () => (await import("@voltread/domain/contract/import.ts")).ImportPage
    return (await read(schema, { method: "GET", path, signal })) ?? { imports: [], next: null }
  },
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
  refetchInterval: ({ state }) =>
    state.data?.pages[0]?.imports.some((each) => isUnderWay(each.state)) === true ? POLL_MS : false,
})

/** Null: there is no such import. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [IMPORTS, "one", importId],
    queryFn: async ({ signal }) => {
      const path = `/api/admin/imports/${encodeURIComponent(importId)}`
      const schema = async () => (await import("@voltread/domain/contract/import.ts")).ImportReportData
      return (await read(schema, { method: "GET", path, signal }))?.import ?? null
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state ?? "") ? POLL_MS : false),
  })
