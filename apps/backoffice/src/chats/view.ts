import { omitUndefined, type RawSearch } from "../search-params/search-value.ts"

export interface ChatsView {
  /** Absent: open conversations only. `mine`: those of them that are assigned to the viewer. */
  readonly show?: "all" | "mine"
}

const SHOWN = ["all", "mine"] as const

export const chatsView = (raw: RawSearch): ChatsView =>
  omitUndefined({ show: SHOWN.find((shown) => shown === raw.show) })
