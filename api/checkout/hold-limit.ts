import { Effect } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import { networkLimits } from "../platform/http/network-address.ts"
import { inMinutes } from "../platform/in-minutes.ts"
import { addToLimits } from "../platform/postgres/attempt-counts.ts"
import { committingRelaxed, type Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { CheckoutRefused } from "./checkout-refused.ts"

const SECONDS = 3_600

type Holder = Pick<OrderDetails, "networkAddress" | "unpaidUnitsPerHour">

/** Adds to what is held for a network address, under keyed hashes only; for how many seconds that is too much. */
const count = ({ networkAddress, unpaidUnitsPerHour }: Holder, units: number) =>
  Cryptography.use(({ hmac }) =>
    committingRelaxed(
      addToLimits(
        networkLimits(networkAddress, unpaidUnitsPerHour, (name) => hmac("attempts", "unpaid units", name)),
        { count: units, seconds: SECONDS },
      ),
    ),
  )

/** More than the limit says no more. */
const countedOf = (units: number, { unpaidUnitsPerHour }: Holder): number =>
  Math.min(units, unpaidUnitsPerHour + 1)

/**
 * Holds units for an order before it is paid, unless too many are held for its network: orders that nobody means to pay
 * would have the whole shop sold out. What cannot be held does not count.
 */
export const holdWithinLimit = <A, E, R>(
  holder: Holder,
  units: number,
  hold: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | CheckoutRefused | DatabaseError, R | Database | Cryptography> =>
  Effect.gen(function* () {
    if (units === 0) return yield* hold
    const counted = countedOf(units, holder)
    const seconds = yield* count(holder, counted)
    if (seconds === 0) return yield* hold.pipe(Effect.tapError(() => count(holder, -counted)))
    yield* count(holder, -counted)
    return yield* tooMany(seconds)
  })

const tooMany = (seconds: number): CheckoutRefused =>
  new CheckoutRefused({
    code: "TOO_MANY_UNITS",
    message: `So many items cannot be held for orders that are not paid yet. You have not been charged. Please order fewer, or try again in ${inMinutes(seconds)}.`,
  })

/** The order is paid: its units no longer count. The payment matters more than the count. */
export const paidUnits = (
  holder: Holder,
  units: number,
): Effect.Effect<void, never, Database | Cryptography> =>
  count(holder, -countedOf(units, holder)).pipe(
    Effect.catch(({ reason }: DatabaseError) => Effect.logWarning(`Paid units still count: ${reason}`)),
    Effect.asVoid,
  )
