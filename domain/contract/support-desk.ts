import { Schema } from "effect"

/** The number of items that wait for staff. */
export const SupportCounts = Schema.Struct({
  /** Messages to the shop without an answer. */
  contacts: Schema.Int,
  /** Open conversations with unread messages. */
  chats: Schema.Int,
  /** Orders whose customers answered by mail. */
  orderAnswers: Schema.Int,
})
export type SupportCounts = typeof SupportCounts.Type

/** A staff member whom work can be assigned to. */
export const Colleague = Schema.Struct({ username: Schema.String, name: Schema.String })
export type Colleague = typeof Colleague.Type
export const Colleagues = Schema.Struct({ colleagues: Schema.Array(Colleague) })

/** A link with which the recipient of an answer opens one of their orders. */
export const OrderLink = Schema.Struct({ orderNumber: Schema.String, url: Schema.String })
export type OrderLink = typeof OrderLink.Type
export const OrderLinks = Schema.Struct({ orders: Schema.Array(OrderLink) })
