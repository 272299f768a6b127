import { emailField } from "@voltread/domain/accounts/email.ts"
import { checkoutAddresses, decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import { ItemStatus, OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { COUNTRY } from "@voltread/domain/shared/form-address.ts"
import { Dollars } from "@voltread/domain/shared/money.ts"
import { Day, Id, MAX_BODY } from "@voltread/domain/shared/text.ts"
import { Result, Schema } from "effect"
import type { AddressInput } from "../generated/shop.ts"
import { nullish } from "../platform/graphql/nullish.ts"

const Line = Schema.Trim.check(
  Schema.isMinLength(1, { message: "must not be empty" }),
  Schema.isMaxLength(300, { message: "has at most 300 characters" }),
)
const Body = Schema.String.check(
  Schema.isMinLength(1, { message: "must not be empty" }),
  Schema.isMaxLength(MAX_BODY, { message: `has at most ${MAX_BODY} characters` }),
)
const Optional = nullish(Schema.String.check(Schema.isMaxLength(500)))
const Direction = Schema.Literals(["inbound", "outbound"])

/** A link for staff to open: never a `javascript:` address. */
const Link = Schema.String.check(
  Schema.isMaxLength(500),
  Schema.makeFilter<string>((text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)), {
    message: "must be a link that starts with https://",
  }),
)

export const NoteInput = Schema.Struct({ subject: Line, body: Body })
export const CallInput = Schema.Struct({
  direction: Direction,
  phone: Line,
  durationSeconds: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400 })),
  subject: Line,
  body: Body,
})
export const EmailInput = Schema.Struct({
  direction: Direction,
  from: Line,
  to: Line,
  subject: Line,
  body: Body,
})
export const NewEmailInput = Schema.Struct({ email: emailField })
export const ShipmentInput = Schema.Struct({
  shipmentId: nullish(Id),
  lines: Schema.NonEmptyArray(Schema.Struct({ itemId: Id, quantity: Schema.Int })),
  carrier: Line,
  shipMethod: Optional,
  trackingNumber: Line,
  trackingUrl: nullish(Link),
  partnerOrderId: Optional,
  estimatedDeliveryDate: nullish(Day),
})
export const StatusInput = Schema.Struct({ status: OrderStatus, reason: Line })
/** Items are handed over against the customer's pickup code, by a command of its own. */
const ByHand = ItemStatus.check(
  Schema.makeFilter<ItemStatus>((status) => status !== "PICKUPED", {
    message: "Enter the customer's pickup code to hand over the items",
  }),
)
export const ItemStatusInput = Schema.Struct({ status: ByHand, reason: Line })
export const ReasonInput = Schema.Struct({ reason: Line })
export const RefundInput = Schema.Struct({ amount: Dollars, left: nullish(Dollars), reason: Line })
export const WriteOffInput = Schema.Struct({ amount: Dollars, reason: Line })
export const PayoutInput = Schema.Struct({ reference: Line })
export const TransactionInput = Schema.Struct({
  transactionId: Schema.Trim.check(
    Schema.isPattern(/^[\w-]{1,64}$/, { message: "has letters, digits and hyphens only" }),
  ),
})

const withDefaults = ({ address2, country, ...address }: AddressInput) => ({
  ...address,
  address2: address2 ?? "",
  country: country ?? COUNTRY,
})

/** Spec §5, checkout shipping address. */
export const decodeShippingAddress = (
  input: AddressInput,
): Result.Result<PostalAddress, ReadonlyArray<FieldError>> =>
  Result.map(
    decodeCheckoutForm({ ...withDefaults(input), isBillingShippingSame: true }),
    (form) => checkoutAddresses(form).shippingAddress,
  )

/** Valid values for the half of the address form that is not being checked. */
const SOMEWHERE = {
  firstName: "No",
  lastName: "One",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
}

/** Spec §5, billing fields; the errors name the fields of the input. */
export const decodeBillingAddress = (
  input: AddressInput,
): Result.Result<PostalAddress, ReadonlyArray<FieldError>> => {
  const billing = Object.fromEntries(
    Object.entries(withDefaults(input)).map(([key, value]) => [
      `billing${key.slice(0, 1).toUpperCase()}${key.slice(1)}`,
      value,
    ]),
  )
  return Result.mapBoth(decodeCheckoutForm({ ...SOMEWHERE, ...billing, isBillingShippingSame: false }), {
    onSuccess: (form) => checkoutAddresses(form).billingAddress,
    onFailure: (errors) => errors.map((error) => ({ ...error, property: unprefixed(error.property) })),
  })
}

const unprefixed = (property: string): string =>
  property.replace(/^billing(.)/, (_, first: string) => first.toLowerCase())
