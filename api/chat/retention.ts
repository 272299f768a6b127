import type { Retention } from "../platform/postgres/retention.ts"

/** As long as messages to the shop, including the content. */
export const CHAT_RETENTION: ReadonlyArray<Retention> = [{ table: "chat", endedAt: "closed_at", days: 730 }]
