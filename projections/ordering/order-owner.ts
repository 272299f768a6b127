import type { OrderFacts } from "@voltread/domain/ordering/order-state.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"

/**
 * Whose account an order belongs to, whether it exists or not: a user name is an e-mail address that its owner has
 * proved, so what was ordered with that address as a guest is theirs from then on.
 */
export const ownerOf = ({ created }: Pick<OrderFacts, "created">): string =>
  created.username ?? normalizeEmail(created.contact.email)
