import { Schema } from "effect"
import { PostalAddress } from "../shared/address.ts"
import { AccountChange, Address, Profile } from "./account.ts"
import { LoanApplication } from "./application.ts"
import { CustomerOrder } from "./order.ts"
import { Passkey } from "./passkey.ts"
import { OwnReview } from "./product-review.ts"

const searches = Schema.Array(Schema.Struct({ name: Schema.String, search: Schema.String }))

const products = Schema.Array(Schema.Struct({ productId: Schema.String, quantity: Schema.Int }))

/** All stored data of a customer. */
export const ExportData = Schema.Struct({
  profile: Profile,
  addresses: Schema.Array(Address),
  garage: Schema.Array(Schema.Struct({ vehicleId: Schema.String, name: Schema.String })),
  cart: products,
  savedProducts: Schema.Struct({ wish: products, later: products }),
  savedSearches: Schema.Struct({
    byVehicle: Schema.Struct({ tires: searches, wheels: searches }),
    bySize: searches,
  }),
  orders: Schema.Array(CustomerOrder),
  applications: Schema.Array(LoanApplication),
  /** Payments that wait for a gateway: kept for days, in case their browser does not come back. */
  begunPayments: Schema.Array(
    Schema.Struct({
      begun_at: Schema.String,
      gateway: Schema.String,
      email: Schema.String,
      shippingAddress: PostalAddress,
      billingAddress: PostalAddress,
      /** Dollars. */
      total: Schema.Finite,
    }),
  ),
  /** Requests sent by the contact form. */
  messages: Schema.Array(
    Schema.Struct({
      created_at: Schema.String,
      name: Schema.String,
      phone: Schema.String,
      message: Schema.String,
    }),
  ),
  chats: Schema.Array(
    Schema.Struct({ at: Schema.String, from: Schema.Literals(["you", "staff"]), text: Schema.String }),
  ),
  stockAlerts: Schema.Array(
    Schema.Struct({
      product_id: Schema.String,
      requested_at: Schema.String,
      mailed_at: Schema.NullOr(Schema.String),
    }),
  ),
  reviews: Schema.Array(OwnReview),
  newsletter: Schema.Array(
    Schema.Struct({
      requested_at: Schema.String,
      confirmed_at: Schema.NullOr(Schema.String),
      ended_at: Schema.NullOr(Schema.String),
    }),
  ),
  signIns: Schema.Array(Schema.Struct({ created_at: Schema.String, ended_at: Schema.NullOr(Schema.String) })),
  linkedLogIns: Schema.Array(Schema.Struct({ provider: Schema.String, linked_at: Schema.String })),
  passkeys: Schema.Array(
    Schema.Struct({
      name: Passkey.fields.name,
      createdAt: Passkey.fields.createdAt,
      lastUsedAt: Passkey.fields.lastUsedAt,
    }),
  ),
  changes: Schema.Array(
    Schema.Struct({
      at: AccountChange.fields.at,
      kind: AccountChange.fields.kind,
      before: AccountChange.fields.before,
      after: AccountChange.fields.after,
    }),
  ),
})

/** The recipient of the data. */
export const SentExportData = Schema.Struct({ sentTo: Schema.String })
