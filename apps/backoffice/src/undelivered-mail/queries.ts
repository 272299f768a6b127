import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import { restPages } from "../session/rest.ts"
import type { UndeliveredMailView } from "./view.ts"

export const undeliveredMailKey = ["undelivered-mail"] as const

/** Mail that was not delivered, newest first, page after page. */
export const undeliveredMailQuery = (view: UndeliveredMailView) =>
  infiniteQueryOptions({
    queryKey: [...undeliveredMailKey, view],
    ...restPages(
      "/api/admin/undelivered-mail",
      async () => (await import("@voltread/domain/contract/undelivered-mail.ts")).UndeliveredMailData,
      { ...view },
    ),
    placeholderData: keepPreviousData,
  })
