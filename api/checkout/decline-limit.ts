import { Effect, Schema } from "effect"
import type { PaymentGateway, PaymentOutcome } from "../payments/payment-gateway.ts"
import { Cryptography, type CryptographyService } from "../platform/cryptography.ts"
import { addAttempts } from "../platform/postgres/attempt-counts.ts"
import type { Database } from "../platform/postgres/pool.ts"
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

/** Names are stored as keyed hashes only. */
const keyOf = (hmac: CryptographyService["hmac"], counted: Counted, name: string): Buffer =>
  hmac("attempts", "declined card", counted, name)

const Row = Schema.Struct({ seconds: Schema.Number })

/** Declined cards end attempts by card only: a stolen one is of no use elsewhere. */
const takesCards = ({ gatewayType }: PaymentGateway): boolean => gatewayType === "CARD"

/** Fails if too many cards were declined, before another one is tried. */
export const mayPayThrough = (gateway: PaymentGateway): typeof mayTryCard =>
  takesCards(gateway) ? mayTryCard : () => Effect.void

const mayTryCard = Effect.fnUntraced(function* ({
  cartId,
  networkAddress,
}: OrderDetails): Effect.fn.Return<
  void,
  CheckoutRefused | DatabaseError,
  Database | Cryptography | CurrentSettings
> {
  const { hmac } = yield* Cryptography
  const { fraud } = yield* currentSettings
  const perHour = fraud.declinedCardsPerHour
  const [row] = yield* rows(Row, {
    name: "declined-cards",
    text: `select coalesce(max(extract(epoch from window_ends_at - clock_timestamp())), 0)::float8 as seconds
           from attempt a join unnest($1::bytea[], $2::int[]) l (key, most) on a.key = l.key
           where a.count >= l.most and a.window_ends_at > clock_timestamp()`,
    values: [
      [keyOf(hmac, "cart", cartId), keyOf(hmac, "address", networkAddress)],
      [mostOfOne(perHour), perHour],
    ],
  })
  const seconds = row?.seconds ?? 0
  if (seconds > 0) return yield* tooMany(seconds)
})

const tooMany = (seconds: number): CheckoutRefused => {
  const minutes = Math.ceil(seconds / 60)
  return new CheckoutRefused({
    code: "TOO_MANY_DECLINES",
    message: `Too many cards were declined. This one was not charged. Please try again in ${minutes} ${
      minutes === 1 ? "minute" : "minutes"
    }, or choose another way to pay.`,
  })
}

/**
 * Counts a declined card by cart, network address and the card itself. Only the answer shows which card it was, so a
 * card that is tried again and again, in whatever cart, blocks the cart that it was used in.
 */
export const countDecline = Effect.fnUntraced(function* (
  gateway: PaymentGateway,
  { cartId, networkAddress }: CheckoutDetails,
  outcome: PaymentOutcome,
): Effect.fn.Return<void, DatabaseError, Database | Cryptography | CurrentSettings> {
  if (!takesCards(gateway)) return
  if (outcome._tag !== "Declined" && outcome._tag !== "Rejected") return
  const { hmac } = yield* Cryptography
  const most = mostOfOne((yield* currentSettings).fraud.declinedCardsPerHour)
  const { cardFingerprint } = outcome
  const card = cardFingerprint === undefined ? undefined : keyOf(hmac, "card", cardFingerprint)
  const declinesOfCard = card === undefined ? 0 : yield* count([card], 1)
  yield* count(
    [keyOf(hmac, "cart", cartId), keyOf(hmac, "address", networkAddress)],
    declinesOfCard > most ? most : 1,
  )
})

/** Adds to the counters, and returns the highest. */
const count = (
  keys: ReadonlyArray<Buffer>,
  declines: number,
): Effect.Effect<number, DatabaseError, Database> =>
  addAttempts(keys.map((key) => ({ key, count: declines, seconds: SECONDS }))).pipe(
    Effect.map((sums) => Math.max(0, ...sums.map((sum) => sum.count))),
  )
