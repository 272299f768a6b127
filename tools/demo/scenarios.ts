import { type OrderItem, totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { isFinanced } from "./books/lender.ts"
import { byCoins, expiredThenCard, inTwoParts, tooLittle, tooMuch } from "./scenarios/crypto.ts"
import { byKlarna, refusedByKlarna, watchedByKlarna } from "./scenarios/klarna.ts"
import {
  leaseCancelled,
  leaseDeclined,
  leased,
  leasedInPart,
  leaseInReview,
  leaseReturned,
} from "./scenarios/leases.ts"
import {
  abandoned,
  byCard,
  byGooglePay,
  bySecondCard,
  cancelledAtOnce,
  changedMind,
  completed,
  returnedByRequest,
  returnedByStaff,
  reviewed,
  type Story,
  soldByAnotherSupplier,
  withDeliveryNote,
} from "./scenarios/life.ts"
import { COINBASE, PLISIO } from "./scenarios/refunds.ts"

/** What happens to an order, with its relative frequency. */
export interface Scenario {
  readonly weight: number
  /** The shopper applied for a lease or a loan, so that the order starts in LOAN_IN_PROCESS. */
  readonly lease: boolean
  readonly write: Story
}

const paid = (weight: number, write: Story): Scenario => ({ weight, lease: false, write })
const financed = (weight: number, write: Story): Scenario => ({ weight, lease: true, write })

/** Times the lender's smallest contract, so that half of the order can still be financed. */
const TWICE = 2

/** All scenarios for a demo order with these items. */
export const scenarios = (items: ReadonlyArray<OrderItem>): ReadonlyArray<Scenario> => {
  const { total } = totalsOf(items)
  return [
    ...ANY,
    ...(isFinanced("lease", total) ? LEASES : []),
    ...(isFinanced("loan", total) ? LOANS : []),
    ...(isFinanced("lease", total / TWICE) && isFinanced("lease", total)
      ? [financed(1.2, leasedInPart("lease"))]
      : []),
  ]
}

const ANY: ReadonlyArray<Scenario> = [
  paid(36, completed(byCard)),
  paid(4, returnedByStaff(byCard)),
  paid(4, returnedByRequest(byCard)),
  paid(4, abandoned),
  paid(5, completed(bySecondCard)),
  paid(4, changedMind(byCard)),
  paid(4, reviewed(byCard)),
  paid(2, soldByAnotherSupplier(byCard)),
  paid(3, withDeliveryNote(byCard)),
  paid(8, completed(byGooglePay)),
  paid(1, returnedByRequest(byGooglePay)),
  paid(0.5, cancelledAtOnce(byGooglePay)),
  paid(6, completed(byKlarna)),
  paid(1.2, returnedByRequest(byKlarna)),
  paid(0.6, returnedByStaff(byKlarna)),
  paid(0.8, cancelledAtOnce(byKlarna)),
  paid(1, completed(watchedByKlarna)),
  paid(0.8, completed(refusedByKlarna)),
  ...[PLISIO, COINBASE].flatMap((desk) => [
    paid(1.2, completed(byCoins(desk))),
    paid(0.5, completed(inTwoParts(desk))),
    paid(0.4, tooLittle(desk)),
    paid(0.3, tooMuch(desk)),
    paid(0.4, completed(expiredThenCard(desk))),
    paid(0.3, returnedByRequest(byCoins(desk))),
  ]),
]

const LEASES: ReadonlyArray<Scenario> = [
  financed(8, leased("lease")),
  financed(0.8, leased("lease", "second-lender")),
  financed(0.8, leaseCancelled),
  financed(0.8, leaseReturned),
  financed(3, leaseDeclined),
  financed(2, leaseInReview),
]

const LOANS: ReadonlyArray<Scenario> = [financed(4, leased("loan"))]
