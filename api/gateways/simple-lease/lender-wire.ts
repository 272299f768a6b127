import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import { LOAN_STATUSES, type LoanStatus } from "@voltread/domain/loans/loan-status-table.ts"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { type Cents, fromDecimal, toDecimal } from "@voltread/domain/shared/money.ts"
import { Quantity } from "@voltread/domain/shared/text.ts"
import { Schema } from "effect"
import type { LenderCart, LoanRequest } from "../../loans/lender.ts"

const MAX_LINE = 200
const MAX_ID = 100

const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_ID))
const Amount = Schema.String.check(
  Schema.makeFilter<string>((text) => (fromDecimal(text) ?? -1) >= 0, { message: "must be an amount" }),
)
const Time = Schema.String.check(
  Schema.makeFilter<string>((text) => !Number.isNaN(Date.parse(text)), { message: "must be a time" }),
)
const Address = Schema.String.check(
  Schema.makeFilter<string>((text) => URL.canParse(text) && /^https?:/.test(text), {
    message: "must be a URL",
  }),
)
const Units = Schema.Array(Schema.Struct({ reference: Id, quantity: Quantity }))

/** The part of the lender's application that the shop reads. */
export const WireApplication = Schema.Struct({
  uuid: Id,
  orderRef: Id,
  status: Schema.String,
  code: Schema.NullOr(Schema.String),
  message: Schema.String,
  approvedAmount: Schema.NullOr(Amount),
  expiresAt: Schema.NullOr(Time),
  contract: Schema.NullOr(
    Schema.Struct({
      leaseId: Id,
      secondaryLeaseId: Schema.NullOr(Id),
      total: Amount,
      agreed: Amount,
      initialPayment: Amount,
      recurringPayment: Amount,
      payments: Schema.Int,
      esignUrl: Address,
      expiresAt: Time,
      /** Lenders that do not repeat the cart are compared by its total. */
      items: Schema.optionalKey(
        Schema.Array(Schema.Struct({ reference: Id, quantity: Quantity, unitPrice: Amount })),
      ),
    }),
  ),
  delivered: Units,
  returned: Units,
  funding: Schema.NullOr(Schema.Struct({ amount: Amount, fee: Amount, fundedAt: Time })),
})
export type WireApplication = typeof WireApplication.Type

export const WireApplications = Schema.Struct({ applications: Schema.Array(WireApplication) })
export const WireError = Schema.Struct({
  error: Schema.Struct({ code: Schema.String, message: Schema.String }),
})

/** What the schema has checked already. */
const cents = (amount: string): Cents => fromDecimal(amount) ?? 0
const instant = (time: string): string => new Date(time).toISOString()

const isKnown = (status: string): status is LoanStatus => LOAN_STATUSES.some((known) => known === status)

/** A status that this program does not know is `UNKNOWN`, which people look at. */
export const toRecord = (wire: WireApplication): LenderRecord => {
  const { contract, funding } = wire
  return {
    reference: wire.uuid,
    loanId: wire.orderRef,
    status: isKnown(wire.status) ? wire.status : "UNKNOWN",
    code: codeOf(wire.code),
    message: cleanLine(wire.message, MAX_LINE),
    approvedAmount: wire.approvedAmount === null ? null : cents(wire.approvedAmount),
    approvalExpiresAt: wire.expiresAt === null ? null : instant(wire.expiresAt),
    contract:
      contract === null
        ? null
        : {
            amount: cents(contract.total),
            items:
              contract.items?.map(({ quantity, reference, unitPrice }) => ({
                itemId: reference,
                quantity,
                unitPrice: cents(unitPrice),
              })) ?? null,
            details: {
              leaseId: contract.leaseId,
              secondaryLeaseId: contract.secondaryLeaseId,
              signatureUrl: contract.esignUrl,
              expiresAt: instant(contract.expiresAt),
              initialPayment: cents(contract.initialPayment),
              amount: cents(contract.agreed),
              recurringPayment: cents(contract.recurringPayment),
              payments: contract.payments,
            },
          },
    delivered: toUnits(wire.delivered),
    returned: toUnits(wire.returned),
    funding:
      funding === null
        ? null
        : {
            amount: cents(funding.amount),
            lenderTake: cents(funding.fee),
            fundedAt: instant(funding.fundedAt),
          },
  }
}

/** Codes are stored and shown to shoppers, so text that looks like a number of the applicant is not taken for one. */
export const codeOf = (code: string | null): string | null =>
  code !== null && /^(?!.*\d{4})[\w.-]{1,50}$/.test(code) ? code : null

const toUnits = (units: (typeof Units)["Type"]) =>
  units.map(({ reference, quantity }) => ({ itemId: reference, quantity }))

export const fromUnits = (units: LenderRecord["delivered"]) =>
  units.map(({ itemId, quantity }) => ({ reference: itemId, quantity }))

export const fromRequest = ({ amount, applicant, loanId, product, returnUrl }: LoanRequest) => {
  const { address } = applicant
  return {
    orderRef: loanId,
    product,
    returnUrl,
    amountRequested: toDecimal(amount),
    applicant: {
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      email: applicant.email,
      phone: applicant.phone,
      dob: applicant.dateOfBirth,
      ssn: applicant.ssn,
      address: {
        line1: address.address1,
        line2: address.address2,
        city: address.city,
        state: address.state,
        postalCode: address.postalCode,
      },
      monthlyIncome: toDecimal(applicant.monthlyIncome),
      payFrequency: applicant.payFrequency,
      nextPayDate: applicant.nextPayDate,
      bank: applicant.bank,
    },
  }
}

export const fromCart = ({ discount, downPayment, items, shipping, tax, total }: LenderCart) => ({
  items: items.map(({ itemId, name, quantity, sku, unitPrice }) => ({
    reference: itemId,
    sku,
    name,
    quantity,
    unitPrice: toDecimal(unitPrice),
  })),
  discount: toDecimal(discount),
  downPayment: toDecimal(downPayment),
  tax: toDecimal(tax),
  shipping: toDecimal(shipping),
  total: toDecimal(total),
})
