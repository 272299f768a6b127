import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type { AuditLogData } from "@voltread/domain/contract/audit-log.ts"
import { read } from "../session/rest.ts"
import type { AuditLogView } from "./view.ts"

const NOTHING: AuditLogData = { entries: [], nextCursor: null }

const questionOf = (view: AuditLogView) => new URLSearchParams({ ...view })

/** Where the file of what is shown comes from. */
export const filePath = (view: AuditLogView): string => `/api/admin/audit-log.csv?${questionOf(view)}`

/** What staff have done, newest first, page after page. */
export const auditLogQuery = (view: AuditLogView) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", view],
    queryFn: async ({ pageParam, signal }) => {
      const question = questionOf(view)
      if (pageParam !== null) question.set("after", pageParam)
      const schema = async () => (await import("@voltread/domain/contract/audit-log.ts")).AuditLogData
      return (
        (await read(schema, { method: "GET", path: `/api/admin/audit-log?${question}`, signal })) ?? NOTHING
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
