import type { OrderFacts } from "@voltread/domain/ordering/order-state.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"

/**
 * The account that an order belongs to, whether it exists or not: a user name is an email address that its owner has
 * verified, so earlier guest orders with that address belong to them, too.
 */
export const ownerOf = ({ created }: Pick<OrderFacts, "created">): string =>
  created.username ?? normalizeEmail(created.contact.email)
