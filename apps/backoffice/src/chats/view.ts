import { omitUndefined, type RawSearch } from "../search-params/search-value.ts"

export interface ChatsView {
  /** Absent: only conversations that nobody has closed. `mine`: of those, what oneself looks after. */
  readonly show?: "all" | "mine"
}

const SHOWN = ["all", "mine"] as const

export const chatsView = (raw: RawSearch): ChatsView =>
  omitUndefined({ show: SHOWN.find((shown) => shown === raw.show) })
