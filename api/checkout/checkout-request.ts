import {
  isIPv4,
  knownParameters,
  knownVisits,
  type TrackingParameters,
} from "@voltread/domain/marketing/tracking.ts"
import { checkoutAddresses, decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import type { Affiliate, Tracking } from "@voltread/domain/ordering/order-event.ts"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { EMAIL_MESSAGE, isEmail, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { type FieldError, fieldError } from "@voltread/domain/shared/field-error.ts"
import { COUNTRY } from "@voltread/domain/shared/form-address.ts"
import { Result } from "effect"
import type { FastifyRequest } from "fastify"
import type { AddressInput, InputMaybe, TrackingInput } from "../generated/shop.ts"
import type { Config } from "../platform/config.ts"
import { centsOf } from "../platform/graphql/money.ts"
import { plainAddress } from "../platform/http/network-address.ts"
import type { CheckoutDetails, CheckoutPayment, OrderDetails } from "./checkout-details.ts"
import { detailsOfRequest } from "./details-of-request.ts"

/** The input that every checkout needs, whatever its payment. */
export interface CheckoutInput {
  readonly cartId: string
  readonly email: string
  readonly shippingAddress: AddressInput
  readonly isBillingShippingSame: boolean
  readonly billingAddress?: InputMaybe<AddressInput>
  /** In dollars, as shown to the shopper. */
  readonly expectedTotal: number
  readonly tracking?: InputMaybe<TrackingInput>
}

/** The addresses as one form (spec §3, checkout variant), which browsers fill in and errors refer to. */
const toForm = ({ shippingAddress, billingAddress, isBillingShippingSame }: CheckoutInput) => ({
  ...shippingAddress,
  address2: shippingAddress.address2 ?? "",
  country: shippingAddress.country ?? COUNTRY,
  isBillingShippingSame,
  ...(isBillingShippingSame
    ? {}
    : {
        billingFirstName: billingAddress?.firstName,
        billingLastName: billingAddress?.lastName,
        billingAddress1: billingAddress?.address1,
        billingAddress2: billingAddress?.address2 ?? "",
        billingCity: billingAddress?.city,
        billingState: billingAddress?.state,
        billingPostalCode: billingAddress?.postalCode,
        billingPhone: billingAddress?.phone,
        billingCountry: billingAddress?.country ?? COUNTRY,
      }),
})

/** The checkout, or all errors of the input, by the fields of the form. */
export const toCheckoutDetails = (
  input: CheckoutInput,
  payment: Result.Result<CheckoutPayment, FieldError>,
  request: FastifyRequest,
  config: Config,
): Result.Result<CheckoutDetails, ReadonlyArray<FieldError>> => {
  const details = toOrderDetails(input, request, config)
  if (Result.isSuccess(details) && Result.isSuccess(payment))
    return Result.succeed({ ...details.success, payment: payment.success })
  return Result.fail([
    ...(Result.isFailure(details) ? details.failure : []),
    ...(Result.isFailure(payment) ? [payment.failure] : []),
  ])
}

/** The same for the part that does not depend on the payment method. */
export const toOrderDetails = (
  input: CheckoutInput,
  request: FastifyRequest,
  config: Config,
): Result.Result<OrderDetails, ReadonlyArray<FieldError>> => {
  const errors: Array<FieldError> = []
  const email = normalizeEmail(input.email)
  if (email === "") errors.push(fieldError("email", "isNotEmpty", "Please enter your email"))
  else if (!isEmail(email)) errors.push(fieldError("email", "isEmail", EMAIL_MESSAGE))
  const form = decodeCheckoutForm(toForm(input))
  if (Result.isFailure(form)) errors.push(...form.failure)
  const expectedTotal = centsOf(input.expectedTotal)
  if (expectedTotal === undefined) errors.push(fieldError("expectedTotal", "isMoney", "must be an amount"))
  if (Result.isFailure(form) || expectedTotal === undefined || errors.length > 0) return Result.fail(errors)
  const told = Object.entries(input.tracking ?? {}).filter(isText)
  const tracking = knownParameters(told)
  return Result.succeed({
    cartId: input.cartId,
    email,
    ...checkoutAddresses(form.success),
    ...detailsOfRequest(request, config),
    expectedTotal,
    affiliate: toAffiliate(tracking),
    tracking: toTracking(tracking, request),
    visits: knownVisits(told),
  })
}

const isText = (entry: [string, string | null | undefined]): entry is [string, string] =>
  typeof entry[1] === "string"

const toAffiliate = (parameters: TrackingParameters): typeof Affiliate.Type => ({
  affiliateId: parameters.affiliate_id ?? null,
  subAffiliateId: parameters.sub_affiliate_id ?? null,
  clickHash: parameters.click_hash ?? null,
  rollupId: parameters.acid ?? null,
})

const header = (value: string | undefined): string | null =>
  value === undefined ? null : cleanLine(value, 500)

const ipv4Of = ({ ip }: FastifyRequest): string | null => {
  const address = plainAddress(ip)
  return isIPv4(address) ? address : null
}

const toTracking = (parameters: TrackingParameters, request: FastifyRequest): typeof Tracking.Type => ({
  facebookClickId: parameters.fbclid ?? null,
  googleClickId: parameters.gclid ?? null,
  utmSource: parameters.utm_source ?? null,
  utmMedium: parameters.utm_medium ?? null,
  utmCampaign: parameters.utm_campaign ?? null,
  utmTerm: parameters.utm_term ?? null,
  ipAddress: ipv4Of(request),
  acceptLanguages: header(request.headers["accept-language"]),
  userAgent: header(request.headers["user-agent"]),
})
