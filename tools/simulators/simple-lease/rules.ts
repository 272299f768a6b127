import { randomUUID } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { LENDER_TERMS, type LoanProduct, lenderTakeOf } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { Result } from "effect"
import type { Application, Behaviour, Lease, Status, Units } from "./records.ts"

export interface LenderSettings {
  /** From "in review" to the decision. */
  decideAfterMs: number
  /** From the delivery of all items to the payment. */
  fundAfterMs: number
  /** The delay of the application that is answered late. */
  lateAnswerMs: number
}

/** A call that the lender rejects. */
export interface Refusal {
  readonly status: 400 | 409 | 422
  readonly code: string
  readonly message: string
}
export const refuse = (
  status: Refusal["status"],
  code: string,
  message: string,
): Result.Result<never, Refusal> => Result.fail({ status, code, message })

type Changed = Result.Result<Application, Refusal>

const DAY = 86_400_000
const APPROVAL_DAYS = 90
const CONTRACT_DAYS = 60

export interface NewApplication {
  readonly orderRef: string
  readonly product: LoanProduct
  readonly applicantName: string
  readonly amountRequested: number
  readonly returnUrl: string
  readonly behaviour: Behaviour
}

export const toStatus = (
  application: Application,
  status: Status,
  code: string | null,
  message: string,
  now: number,
): Application => ({
  ...application,
  status,
  code,
  message,
  history: [...application.history, { status, at: now }],
})

export const receive = (asked: NewApplication, settings: LenderSettings, now: number): Application => {
  const received: Application = {
    ...asked,
    uuid: randomUUID(),
    accountNumber: randomUUID().slice(0, 8).toUpperCase(),
    status: "PENDING",
    code: null,
    message: "Application received.",
    approvedAmount: null,
    expiresAt: null,
    decideAt: null,
    fundAt: null,
    lease: null,
    delivered: [],
    returned: [],
    funding: null,
    refunds: [],
    createdAt: now,
    history: [{ status: "PENDING", at: now }],
  }
  switch (asked.behaviour) {
    case "review-then-approve":
    case "review-then-decline":
      return {
        ...toStatus(received, "IN REVIEW", "REVIEW", "A person looks at the application.", now),
        decideAt: now + settings.decideAfterMs,
      }
    case "pending":
      return received
    default:
      return decide(received, now)
  }
}

/** The decision according to the application's behavior. */
export const decide = (application: Application, now: number): Application => {
  const decided = { ...application, decideAt: null }
  switch (application.behaviour) {
    case "decline":
    case "review-then-decline":
      return toStatus(decided, "DECLINED", "INCOME", "Income could not be verified.", now)
    case "block":
      return toStatus(decided, "BLOCKED", "IDENTITY", "The identity could not be verified.", now)
    case "second-lender":
      return approve(decided, "SECOND_LOOK", "Approved by a second lender.", now)
    default:
      return approve(decided, "APPROVED", "Approved.", now)
  }
}

/** The approved amount for a requested one, within what the lender finances. Cents. */
const limitFor = (amountRequested: number): number => Math.ceil((amountRequested * 1.3) / 100_00) * 100_00

export const approve = (
  application: Application,
  code: string,
  message: string,
  now: number,
): Application => {
  const { amountRequested, behaviour, product } = application
  const limit = behaviour === "approve-half" ? Math.round(amountRequested / 2) : limitFor(amountRequested)
  return {
    ...toStatus(application, "APPROVED", code, message, now),
    approvedAmount: Math.min(limit, LENDER_TERMS[product].dearest),
    expiresAt: application.expiresAt ?? now + APPROVAL_DAYS * DAY,
  }
}

type Cart = Pick<Lease, "items" | "downPayment" | "total">

const cartOf = ({ downPayment = 0, items, total }: Cart): Cart => ({ items, downPayment, total })

const isForCart = (lease: Lease, cart: Cart): boolean => isDeepStrictEqual(cartOf(lease), cartOf(cart))

/** A contract for these items, which replaces an unsigned one. */
export const drawUp = (application: Application, cart: Cart, now: number): Changed => {
  const { approvedAmount, lease, product, status } = application
  if (status !== "APPROVED" || approvedAmount === null)
    return refuse(409, "not_approved", `An application in ${status} has no contract.`)
  if (cart.total > approvedAmount) return refuse(422, "above_limit", "The cart is above the approved amount.")
  if (lease !== null && lease.expiresAt > now && isForCart(lease, cart)) return Result.succeed(application)
  const offer = loanOffer(LENDER_TERMS[product], cart.total)
  if (offer === null) return refuse(422, "not_financed", "This amount is not financed.")
  const id = randomUUID()
  return Result.succeed({
    ...application,
    lease: {
      ...cart,
      agreed: cart.total,
      leaseId: `L-${id.slice(0, 8).toUpperCase()}`,
      secondaryLeaseId:
        application.behaviour === "second-lender" ? `S-${id.slice(9, 13).toUpperCase()}` : null,
      initialPayment: offer.initialPayment,
      recurringPayment: offer.recurringPayment,
      payments: offer.payments,
      totalCost: offer.total,
      token: randomUUID(),
      expiresAt: Math.min(now + CONTRACT_DAYS * DAY, application.expiresAt ?? Number.POSITIVE_INFINITY),
      signedAt: null,
    },
  })
}

export const sign = (application: Application, now: number): Changed => {
  const { lease, status } = application
  if (lease === null || status !== "APPROVED" || lease.expiresAt <= now)
    return refuse(409, "cannot_sign", "This contract cannot be signed anymore.")
  return Result.succeed({
    ...toStatus(application, "COMPLETED", "SIGNED", "Signed, OK to deliver.", now),
    lease: { ...lease, signedAt: now },
  })
}

const unitsOf = (units: Units, reference: string): number =>
  units.find((each) => each.reference === reference)?.quantity ?? 0

const add = (known: Units, more: Units): Units => {
  const references = new Set([...known, ...more].map(({ reference }) => reference))
  return [...references].map((reference) => ({
    reference,
    quantity: unitsOf(known, reference) + unitsOf(more, reference),
  }))
}

const signedLease = ({ lease, status }: Application): Lease | undefined =>
  status === "COMPLETED" && lease !== null ? lease : undefined

/** A parcel may contain items that are not in the contract: only those in it count. */
export const deliver = (
  application: Application,
  units: Units,
  settings: LenderSettings,
  now: number,
): Changed => {
  const lease = signedLease(application)
  if (lease === undefined) return refuse(409, "not_signed", "Nothing is delivered before the signature.")
  const delivered = add(application.delivered, units)
  return Result.succeed(withFundingDue({ ...application, delivered }, lease, settings, now))
}

/** There are no partial payments: the payment is due once all items of the contract have been delivered. */
const withFundingDue = (
  application: Application,
  lease: Lease,
  { fundAfterMs }: LenderSettings,
  now: number,
): Application => {
  const { delivered, fundAt, funding } = application
  const isDelivered = lease.items.every(
    ({ quantity, reference }) => unitsOf(delivered, reference) >= quantity,
  )
  return {
    ...application,
    lease,
    fundAt: isDelivered && funding === null ? (fundAt ?? now + fundAfterMs) : fundAt,
  }
}

export const takeBack = (application: Application, units: Units, now: number): Changed => {
  const returned = add(application.returned, units)
  if (returned.some(({ quantity, reference }) => quantity > unitsOf(application.delivered, reference)))
    return refuse(409, "not_delivered", "What was not delivered cannot come back.")
  const after = { ...application, returned }
  if (isOver(application)) return Result.succeed(after)
  const items = application.lease?.items ?? []
  const all = items.every(({ reference, quantity }) => unitsOf(returned, reference) >= quantity)
  return Result.succeed(all && application.funding === null ? closed(after, "Returned.", now) : after)
}

const closed = (application: Application, message: string, now: number): Application => ({
  ...toStatus(application, "CANCELLED", "CANCELLED", message, now),
  decideAt: null,
  fundAt: null,
})

/** `left`: the items that remain in the contract; absent: all of them. */
export const reduce = (
  application: Application,
  { total, left }: { readonly total: number; readonly left: Units | undefined },
  settings: LenderSettings,
  now: number,
): Changed => {
  const lease = signedLease(application)
  if (lease === undefined) return refuse(409, "not_signed", "A contract that is not signed is drawn up anew.")
  if (application.funding !== null) return refuse(409, "funded", "The contract was paid for: refund instead.")
  if (total <= 0 || total > lease.total) return refuse(422, "not_less", "A contract can only become smaller.")
  const items = lease.items.flatMap((item) => {
    const quantity = left === undefined ? item.quantity : unitsOf(left, item.reference)
    return quantity > 0 ? [{ ...item, quantity: Math.min(item.quantity, quantity) }] : []
  })
  return Result.succeed(withFundingDue(application, { ...lease, total, items }, settings, now))
}

export const cancel = (application: Application, reason: string, now: number): Changed => {
  if (isOver(application)) return Result.succeed(application)
  if (application.funding !== null) return refuse(409, "funded", "The contract was paid for: refund instead.")
  return Result.succeed(closed(application, reason === "" ? "Cancelled." : reason, now))
}

export const isOver = ({ status }: Application): boolean =>
  status === "DECLINED" || status === "BLOCKED" || status === "CANCELLED"

export const fund = (application: Application, now: number): Application => {
  const lease = signedLease(application)
  if (lease === undefined || application.funding !== null) return { ...application, fundAt: null }
  const fee = lenderTakeOf(LENDER_TERMS[application.product], lease.total)
  return { ...application, fundAt: null, funding: { amount: lease.total, fee, fundedAt: now } }
}

export const refunded = ({ refunds }: Application): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

export const refund = (application: Application, id: string, amount: number, now: number): Changed => {
  const { funding } = application
  if (funding === null) return refuse(409, "not_funded", "Nothing was paid yet.")
  if (amount <= 0 || amount > funding.amount - refunded(application))
    return refuse(422, "too_much", "More than what is left of the payment.")
  const after = { ...application, refunds: [...application.refunds, { id, amount, at: now }] }
  return Result.succeed(
    refunded(after) === funding.amount ? closed(after, "Returned and refunded in full.", now) : after,
  )
}

/** Ends the contract before it is signed; the approval stays valid for another one. */
export const endContract = (application: Application): Changed => {
  const { lease, status } = application
  return status !== "APPROVED" || lease === null
    ? refuse(409, "no_contract", "There is no contract that waits for its signature.")
    : Result.succeed({ ...application, lease: null })
}

/** Applies the passing of time; returns the same object if nothing is due. */
export const advanceTime = (application: Application, now: number): Application => {
  const { decideAt, expiresAt, fundAt, lease, status } = application
  if (decideAt !== null && decideAt <= now) return decide(application, now)
  if (fundAt !== null && fundAt <= now) return fund(application, now)
  if (status !== "APPROVED") return application
  if (expiresAt !== null && expiresAt <= now)
    return closed({ ...application, lease: null }, "The approval expired.", now)
  return lease !== null && lease.expiresAt <= now ? { ...application, lease: null } : application
}
