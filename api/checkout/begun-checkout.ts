import { Actor } from "@voltread/domain/event.ts"
import { knownVisits } from "@voltread/domain/marketing/tracking.ts"
import { Affiliate, Tracking } from "@voltread/domain/ordering/order-event.ts"
import { PostalAddress } from "@voltread/domain/shared/address.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Effect, Option, Schema } from "effect"
import { begunPaymentsOf, keepBegun } from "../payments/begun-payments.ts"
import { Cryptography, type CryptographyService } from "../platform/cryptography.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { orderIdOf } from "./place-order.ts"

/** Everything needed to complete a checkout without its browser, as the browser would have sent it. */
const BegunCheckout = Schema.Struct({
  /** The order, if it was placed before; null: the cart becomes one. */
  orderId: Schema.NullOr(Schema.String),
  username: Schema.NullOr(Schema.String),
  actor: Actor,
  details: Schema.Struct({
    cartId: Schema.String,
    email: Schema.String,
    shippingAddress: PostalAddress,
    billingAddress: PostalAddress,
    orderUrl: Schema.String,
    customerKey: Schema.String,
    /** Absent: begun before codes knew people by their mailbox. */
    mailboxKey: Schema.optionalKey(Schema.String),
    /** Cents. */
    expectedTotal: Schema.Int,
    affiliate: Affiliate,
    tracking: Tracking,
    visits: Schema.Record(Schema.String, Schema.String),
    declines: Schema.Struct({ networkAddress: Schema.String }),
  }),
})
const Stored = Schema.fromJsonString(BegunCheckout)
const encode = Schema.encodeSync(Stored)
const decode = Schema.decodeUnknownSync(Stored)

interface Begun {
  readonly begunId: string
  readonly gateway: string
  readonly orderId: string | null
  readonly username: string | null
  readonly actor: Actor
  readonly details: OrderDetails
}

/** Keeps the checkout that the shopper is about to confirm in the gateway's own form. */
export const keepBegunCheckout = Effect.fnUntraced(function* ({
  begunId,
  gateway,
  details,
  ...begun
}: Begun) {
  const { encrypt } = yield* Cryptography
  const stored = encode({
    ...begun,
    details: {
      ...details,
      visits: { ...details.visits },
      declines: { networkAddress: details.networkAddress },
      orderUrl: details.orderUrl(begun.orderId ?? orderIdOf(details.cartId)),
      customerKey: details.customerKey(begun.username ?? details.email),
      mailboxKey: details.mailboxKey(begun.username ?? details.email),
    },
  })
  yield* keepBegun({
    begunId,
    gateway,
    username: begun.username,
    email: normalizeEmail(details.email),
    sealed: encrypt("begun-payments", stored),
  })
})

/** Throws for data that was encrypted with another secret. */
export const openBegunCheckout = ({ decrypt }: CryptographyService, sealed: Uint8Array) => {
  const {
    details: { declines, mailboxKey, ...details },
    ...begun
  } = decode(decrypt("begun-payments", sealed))
  return {
    ...begun,
    details: {
      ...details,
      networkAddress: declines.networkAddress,
      // The gateway has reserved the money.
      unpaidUnitsPerHour: Number.MAX_SAFE_INTEGER,
      begunPaymentsPerMinute: Number.MAX_SAFE_INTEGER,
      visits: knownVisits(Object.entries(details.visits)),
      orderUrl: () => details.orderUrl,
      customerKey: () => details.customerKey,
      mailboxKey: () => mailboxKey ?? details.customerKey,
    } satisfies OrderDetails,
  }
}

/** The payments that this person has started and whose data can still be decrypted. */
export const begunCheckoutsOf = Effect.fnUntraced(function* (username: string) {
  const cryptography = yield* Cryptography
  const kept = yield* begunPaymentsOf(username)
  const opened = yield* Effect.forEach(kept, ({ begun_at, gateway, sealed }) =>
    Effect.try(() => openBegunCheckout(cryptography, sealed).details).pipe(
      Effect.map(({ email, shippingAddress, billingAddress, expectedTotal }) => ({
        begun_at,
        gateway,
        email,
        shippingAddress,
        billingAddress,
        total: Number(toDecimal(expectedTotal)),
      })),
      Effect.option,
    ),
  )
  return opened.flatMap(Option.toArray)
})
