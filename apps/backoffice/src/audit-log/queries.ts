import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import { restPages } from "../session/rest.ts"
import type { AuditLogView } from "./view.ts"

/** Where the file of what is shown comes from. */
export const filePath = (view: AuditLogView): string =>
  `/api/admin/audit-log.csv?${new URLSearchParams({ ...view })}`

/** What staff have done, newest first, page after page. */
export const auditLogQuery = (view: AuditLogView) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", view],
    ...restPages(
      "/api/admin/audit-log",
      async () => (await import("@voltread/domain/contract/audit-log.ts")).AuditLogData,
      { ...view },
    ),
    placeholderData: keepPreviousData,
  })
