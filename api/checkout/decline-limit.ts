import { Effect, Schema } from "effect"
import { type PaymentGateway, PaymentOutcome } from "../payments/payment-gateway.ts"
import { Cryptography, type CryptographyService } from "../platform/cryptography.ts"
import { networkLimits } from "../platform/http/network-address.ts"
import { inMinutes } from "../platform/in-minutes.ts"
import { addAttempts, addToLimits } from "../platform/postgres/attempt-counts.ts"
import { committingRelaxed, type Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import type { CheckoutDetails, OrderDetails } from "./checkout-details.ts"
import { CheckoutRefused } from "./checkout-refused.ts"

type Counted = "cart" | "address" | "card"

/**
 * The share of an address's limit that one cart or card may use, since many people may share an address: enough for
 * somebody looking for a card that works, too few for testing stolen ones.
 */
const mostOfOne = (perHour: number): number => Math.ceil(perHour / 5)

const SECONDS = 3_600
const TOO_MANY = "TOO_MANY_DECLINES"

/** Names are stored as keyed hashes only. */
const keyOf = (hmac: CryptographyService["hmac"], counted: Counted, name: string): Buffer =>
  hmac("attempts", "declined card", counted, name)

/** The counters by which a card is stopped: of its cart, its network address, and a site of many such. */
const limitsOf = (
  hmac: CryptographyService["hmac"],
  { cartId, networkAddress }: OrderDetails,
  perHour: number,
) => [
  { key: keyOf(hmac, "cart", cartId), most: mostOfOne(perHour) },
  ...networkLimits(networkAddress, perHour, (name) => keyOf(hmac, "address", name)),
]

const Row = Schema.Struct({ seconds: Schema.Number })

/** Declined cards end attempts by card only: a stolen one is of no use elsewhere. */
export const takesCards = ({ gatewayType }: PaymentGateway): boolean => gatewayType === "CARD"

/** Fails if too many cards were declined, before another one is tried. */
export const mayTryCard = Effect.fnUntraced(function* (
  details: OrderDetails,
): Effect.fn.Return<void, CheckoutRefused | DatabaseError, Database | Cryptography | CurrentSettings> {
  const { hmac } = yield* Cryptography
  const limits = limitsOf(hmac, details, (yield* currentSettings).fraud.declinedCardsPerHour)
  const [row] = yield* rows(Row, {
    name: "declined-cards",
    text: `select coalesce(max(extract(epoch from window_ends_at - clock_timestamp())), 0)::float8 as seconds
           from attempt a join unnest($1::bytea[], $2::int[]) l (key, most) on a.key = l.key
           where a.count >= l.most and a.window_ends_at > clock_timestamp()`,
    values: [limits.map(({ key }) => key), limits.map(({ most }) => most)],
  })
  const seconds = row?.seconds ?? 0
  if (seconds > 0) return yield* new CheckoutRefused({ code: TOO_MANY, message: wordsAfter(seconds) })
})

const wordsAfter = (seconds: number): string =>
  `Too many cards were declined. This one was not charged. Please try again in ${inMinutes(seconds)}, or choose another way to pay.`

/**
 * Asks the gateway unless too many cards were declined. A card counts as declined, by cart and network address, until it
 * is not, so that no number of cards tried at once goes past the limit.
 */
export const payWithinLimit = <R>(
  gateway: PaymentGateway,
  details: CheckoutDetails,
  pay: Effect.Effect<PaymentOutcome, never, R>,
): Effect.Effect<PaymentOutcome, never, R | Database | Cryptography | CurrentSettings> =>
  takesCards(gateway)
    ? Effect.gen(function* () {
        const refused = yield* unlessUncounted(countCard(details), null)
        if (refused !== null) return refused
        const outcome = yield* pay
        yield* unlessUncounted(correctCount(details, outcome), undefined)
        return outcome
      })
    : pay

/** The gateway's answer matters more than the count. */
const unlessUncounted = <A, R>(counting: Effect.Effect<A, DatabaseError, R>, otherwise: A) =>
  counting.pipe(
    Effect.catchTag("DatabaseError", ({ reason }) =>
      Effect.logWarning(`Declined cards are not counted: ${reason}`).pipe(Effect.as(otherwise)),
    ),
  )

/** Counts a card that is about to be tried; the outcome if it must not be, in which case it does not count. */
const countCard = Effect.fnUntraced(function* (details: CheckoutDetails) {
  const { hmac } = yield* Cryptography
  const limits = limitsOf(hmac, details, (yield* currentSettings).fraud.declinedCardsPerHour)
  const seconds = yield* committingRelaxed(addToLimits(limits, { count: 1, seconds: SECONDS }))
  if (seconds === 0) return null
  yield* count(
    limits.map(({ key }) => key),
    -1,
  )
  return PaymentOutcome.Invalid({ code: TOO_MANY, field: null, message: wordsAfter(seconds) })
})

/**
 * Takes the count of a card back that was not declined. Only the answer shows which card it was, so one that is declined
 * again and again, in whatever cart, blocks the cart that it was used in.
 */
const correctCount = Effect.fnUntraced(function* (details: CheckoutDetails, outcome: PaymentOutcome) {
  const { hmac } = yield* Cryptography
  const perHour = (yield* currentSettings).fraud.declinedCardsPerHour
  const keys = limitsOf(hmac, details, perHour).map(({ key }) => key)
  if (outcome._tag !== "Declined" && outcome._tag !== "Rejected") {
    yield* count(keys, -1)
    return
  }
  const { cardFingerprint } = outcome
  if (cardFingerprint === undefined) return
  const most = mostOfOne(perHour)
  const [card] = yield* count([keyOf(hmac, "card", cardFingerprint)], 1)
  if (card !== undefined && card.count > most) yield* count(keys, most)
})

/** Adds to the counters. Everybody who pays is counted, and a count that a crash loses does no harm. */
const count = (keys: ReadonlyArray<Buffer>, cards: number) =>
  committingRelaxed(addAttempts(keys.map((key) => ({ key, count: cards, seconds: SECONDS }))))
