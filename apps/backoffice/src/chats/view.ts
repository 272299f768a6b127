import { omitUndefined, type RawSearch } from "../search-params/search-value.ts"

export interface ChatsView {
  /** Absent: only conversations that nobody has closed. */
  readonly show?: "all"
}

export const chatsView = (raw: RawSearch): ChatsView =>
  omitUndefined({ show: raw.show === "all" ? ("all" as const) : undefined })
