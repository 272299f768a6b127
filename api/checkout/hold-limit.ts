import { Effect } from "effect"
import { Cryptography, type CryptographyService } from "../platform/cryptography.ts"
import { NETWORKS_OF_SITE, siteOf } from "../platform/http/network-address.ts"
import { addAttempts } from "../platform/postgres/attempt-counts.ts"
import { committingRelaxed, type Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { CheckoutRefused } from "./checkout-refused.ts"

const SECONDS = 3_600

type Holder = Pick<OrderDetails, "networkAddress" | "unpaidUnitsPerHour">

/** Whose units are counted: those of a network address, and of a site of many such. Stored as keyed hashes only. */
const limitsOf = (
  hmac: CryptographyService["hmac"],
  { networkAddress, unpaidUnitsPerHour }: Holder,
): ReadonlyMap<string, number> => {
  const keyOf = (name: string): string => hmac("attempts", "unpaid units", name).toString("hex")
  return new Map([
    [keyOf(siteOf(networkAddress)), unpaidUnitsPerHour * NETWORKS_OF_SITE],
    // Of IPv4 the site is the address itself.
    [keyOf(networkAddress), unpaidUnitsPerHour],
  ])
}

const count = (limits: ReadonlyMap<string, number>, units: number) =>
  committingRelaxed(
    addAttempts(
      [...limits.keys()].map((key) => ({ key: Buffer.from(key, "hex"), count: units, seconds: SECONDS })),
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
    const limits = limitsOf((yield* Cryptography).hmac, holder)
    const counted = countedOf(units, holder)
    const sums = yield* count(limits, counted)
    const seconds = sums.filter((sum) => sum.count > (limits.get(sum.key) ?? 0)).map((sum) => sum.seconds)
    if (seconds.length === 0) return yield* hold.pipe(Effect.tapError(() => count(limits, -counted)))
    yield* count(limits, -counted)
    return yield* tooMany(Math.max(...seconds))
  })

const tooMany = (seconds: number): CheckoutRefused => {
  const minutes = Math.ceil(seconds / 60)
  return new CheckoutRefused({
    code: "TOO_MANY_UNITS",
    message: `So many items cannot be held for orders that are not paid yet. You have not been charged. Please order fewer, or try again in ${minutes} ${
      minutes === 1 ? "minute" : "minutes"
    }.`,
  })
}

/** The order is paid: its units no longer count. The payment matters more than the count. */
export const paidUnits = (
  holder: Holder,
  units: number,
): Effect.Effect<void, never, Database | Cryptography> =>
  Cryptography.use(({ hmac }) => count(limitsOf(hmac, holder), -countedOf(units, holder))).pipe(
    Effect.catch(({ reason }: DatabaseError) => Effect.logWarning(`Paid units still count: ${reason}`)),
    Effect.asVoid,
  )
