import { omitUndefined, type RawSearch, textValue } from "../search-params/search-value.ts"

const SHOWN = ["waiting", "mine", "orders", "all"] as const
type Shown = (typeof SHOWN)[number]

export interface ContactsView {
  /** Absent: only unanswered messages. `orders`: answers to emails about orders. */
  readonly show?: Shown
  /** Only messages from this email address. */
  readonly from?: string
}

export const contactsView = (raw: RawSearch): ContactsView =>
  omitUndefined({ show: SHOWN.find((shown) => shown === raw.show), from: textValue(raw.from) })
