import { queryOptions } from "@tanstack/react-query"
import type { MailPreview } from "@voltread/domain/contract/order-mail.ts"
import { read } from "../../session/rest.ts"

export interface MailWords {
  readonly subject: string
  readonly body: string
}

export const orderMailPath = (id: string): string => `/api/admin/orders/${encodeURIComponent(id)}`

/** Under the key of the current order, so that invalidating that refetches this. */
export const orderMailKey = (id: string) => ["order", id, "now", "mail"] as const

/** Whether the customer can be emailed, and waits for an answer; null: there is no such order. */
export const orderMailQuery = (id: string) =>
  queryOptions({
    queryKey: orderMailKey(id),
    queryFn: async ({ signal }) => {
      const schema = async () => (await import("@voltread/domain/contract/order-mail.ts")).OrderMailState
      return read(schema, { method: "GET", path: `${orderMailPath(id)}/mail`, signal })
    },
  })

export const mailPreviewQuery = (id: string, words: MailWords) =>
  queryOptions({
    queryKey: ["mail-preview", id, words],
    queryFn: async ({ signal }): Promise<MailPreview | null> => {
      const schema = async () => (await import("@voltread/domain/contract/order-mail.ts")).MailPreview
      const path = `${orderMailPath(id)}/mail-preview`
      return read(schema, { method: "POST", path, body: words, signal })
    },
    // The form is the only thing that it depends on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
