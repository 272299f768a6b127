import { omitUndefined, type RawSearch } from "../search-params/search-value.ts"

const SHOWN = ["waiting", "mine", "orders", "all"] as const
type Shown = (typeof SHOWN)[number]

export interface ContactsView {
  /** Absent: only what nobody has answered. `orders`: answers to mails about orders. */
  readonly show?: Shown
}

export const contactsView = (raw: RawSearch): ContactsView =>
  omitUndefined({ show: SHOWN.find((shown) => shown === raw.show) })
