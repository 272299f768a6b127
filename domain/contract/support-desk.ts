import { Schema } from "effect"

/** What waits for staff. */
export const SupportCounts = Schema.Struct({
  /** Messages to the shop that nobody has answered. */
  contacts: Schema.Int,
  /** Open conversations that nobody has read to the end. */
  chats: Schema.Int,
  /** Orders whose customers answered by mail. */
  orderAnswers: Schema.Int,
})
export type SupportCounts = typeof SupportCounts.Type

/** Somebody whom work can be assigned to. */
export const Colleague = Schema.Struct({ username: Schema.String, name: Schema.String })
export type Colleague = typeof Colleague.Type
export const Colleagues = Schema.Struct({ colleagues: Schema.Array(Colleague) })

/** A link by which whoever is answered opens one of their orders. */
export const OrderLink = Schema.Struct({ orderNumber: Schema.String, url: Schema.String })
export type OrderLink = typeof OrderLink.Type
export const OrderLinks = Schema.Struct({ orders: Schema.Array(OrderLink) })
