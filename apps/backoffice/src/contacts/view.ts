import { omitUndefined, type RawSearch } from "../search-params/search-value.ts"

export interface ContactsView {
  /** Absent: only what nobody has answered. */
  readonly show?: "all"
}

export const contactsView = (raw: RawSearch): ContactsView =>
  omitUndefined({ show: raw.show === "all" ? ("all" as const) : undefined })
