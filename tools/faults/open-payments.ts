/** Stays open for days: settlement, and charges that never arrived, which are looked up for a week after they were given up. */
const FOR_DAYS = "('settlement', 'given-up')"

/**
 * The remaining work on payments. A payment that was started on its vendor's page stays open as long as it can be paid: it
 * waits for its shopper.
 */
export const OPEN_PAYMENTS = `
  select payment_id, kind = 'sale' and coalesce('started' = (
      select data->'payment'->>'result' from events
      where stream = 'order-' || order_id and type = 'OrderPaymentDetailsUpdated'
        and data->'payment'->>'paymentId' = payment_id
      order by position desc limit 1
    ), false) as waits_for_shopper
  from payment_work where kind not in ${FOR_DAYS}`

/** Makes all of it due. */
export const WORK_IS_DUE = `update payment_work set next_at = now() where kind not in ${FOR_DAYS}`
