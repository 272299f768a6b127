import { Schema } from "effect"
import type { Decider } from "../decider.ts"
import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { isPrice } from "../shared/money.ts"
import type { Rejection } from "../shared/rejection.ts"
import { isInstant } from "../shared/text.ts"
import {
  type LoanCommand,
  LoanContractPrepared,
  type LoanEvent,
  type LoanUnits,
} from "./application-event.ts"
import { evolveLoan, type LoanApplication, type LoanState, unitsBeyond } from "./application-state.ts"
import { coverageOf } from "./approval.ts"
import { LOAN_STATUS_TABLE, type LoanStatus } from "./loan-status-table.ts"

/** How long an approval lasts when the lender does not say (lifecycle §3). */
const APPROVAL_DAYS = 90
/** How many days before the end of an approval or a contract the applicant is mailed. */
const ANNOUNCED_DAYS = 7
const DAY = 86_400_000

/** A loan status in a sentence, with its name on screens. */
const statusName = (status: LoanStatus): string => `“${LOAN_STATUS_TABLE[status].label}”`

const isSameContract = Schema.toEquivalence(LoanContractPrepared.fields.data)

/** One application for a lease or a loan (lifecycle §3). */
export const loan: Decider<LoanState, LoanCommand, LoanEvent, Rejection> = {
  initial: { _tag: "none" },
  evolve: evolveLoan,
  decide: (command, state) => {
    if (command.type === "Initiate") return initiate(state, command.application)
    return state._tag === "none"
      ? refuse("not-found", "The loan application does not exist.")
      : decideOn(state, command)
  },
}

const initiate = (state: LoanState, application: LoanApplication["initiated"]): Decision<LoanEvent> => {
  if (state._tag === "none") return accept([{ type: "LoanApplicationInitiated", data: application }])
  return state.initiated.loanId === application.loanId && state.initiated.orderId === application.orderId
    ? unchanged
    : refuse("already-exists", "This loan application exists already, with other content.")
}

const decideOn = (
  state: LoanApplication,
  command: Exclude<LoanCommand, { readonly type: "Initiate" }>,
): Decision<LoanEvent> => {
  switch (command.type) {
    case "RecordDecision":
      return recordDecision(state, command)
    case "PrepareContract":
      return prepareContract(state, command.contract)
    case "RecordContractExpiry":
      return recordContractExpiry(state, command.leaseId, command.reason)
    case "Expire":
      return expire(state, command.now)
    case "RecordFunding":
      return recordFunding(state, command)
    case "ReduceContract":
      return reduceContract(state, command.amount)
    case "RecordDelivery":
      return recordUnits(
        state,
        "LoanDeliveryReported",
        unitsBeyond(command.units, state.delivered),
        command.now,
      )
    case "RecordReturn":
      return recordUnits(state, "LoanReturnReported", unitsBeyond(command.units, state.returned), command.now)
    case "AnnounceEnd":
      return announceEnd(state, command.now)
  }
}

type LenderDecision = Extract<LoanCommand, { type: "RecordDecision" }>
type StatusChanged = Extract<LoanEvent, { type: "LoanApplicationStatusChanged" }>

const recordDecision = (state: LoanApplication, decision: LenderDecision): Decision<LoanEvent> => {
  const { to, reason, lenderReference, code } = decision
  if (state.status === to) return unchanged
  // A decision implies that the lender received the application, even if that was never reported.
  const via =
    state.status === "INITIATED" && !LOAN_STATUS_TABLE.INITIATED.next.includes(to) ? "PENDING" : state.status
  if (!LOAN_STATUS_TABLE[via].next.includes(to))
    return refuse(
      "not-allowed-now",
      `An application that is ${statusName(state.status)} cannot become ${statusName(to)}.`,
    )
  const terms = to === "APPROVED" ? termsOf(state, decision) : noTerms
  if (terms === undefined)
    return refuse(
      "invalid",
      "An approval names the approved amount, in whole cents, and the time it was given.",
    )
  const changed = (from: typeof via, status: typeof to): StatusChanged["data"] => ({
    from,
    to: status,
    reason,
    lenderReference,
    code,
    ...noTerms,
  })
  const received: ReadonlyArray<LoanEvent> =
    via === state.status
      ? []
      : [
          {
            type: "LoanApplicationStatusChanged",
            data: { ...changed(state.status, via), reason: "The lender has the application.", code: null },
          },
        ]
  return accept([
    ...received,
    { type: "LoanApplicationStatusChanged", data: { ...changed(via, to), ...terms } },
  ])
}

const noTerms = { approvedAmount: null, approvalExpiresAt: null }

type Terms = Pick<StatusChanged["data"], "approvedAmount" | "approvalExpiresAt">

/** What was approved and until when. An approval that is restored after a voided contract keeps its terms. */
const termsOf = (state: LoanApplication, decision: LenderDecision): Terms | undefined => {
  const approvedAmount = decision.approvedAmount ?? state.approvedAmount
  if (approvedAmount === null || !Number.isSafeInteger(approvedAmount) || approvedAmount < 0) return undefined
  const given = decision.approvalExpiresAt ?? state.approvalExpiresAt
  if (given !== null) return isInstant(given) ? { approvedAmount, approvalExpiresAt: given } : undefined
  const end = new Date(Date.parse(decision.now) + APPROVAL_DAYS * DAY)
  return Number.isNaN(end.getTime()) ? undefined : { approvedAmount, approvalExpiresAt: end.toISOString() }
}

const prepareContract = (
  state: LoanApplication,
  contract: NonNullable<LoanApplication["contract"]>,
): Decision<LoanEvent> => {
  if (state.contract !== null && isSameContract(state.contract, contract)) return unchanged
  if (state.status !== "APPROVED")
    return refuse(
      "not-allowed-now",
      `A contract cannot be prepared for an application that is ${statusName(state.status)}.`,
    )
  return accept([{ type: "LoanContractPrepared", data: contract }])
}

const recordContractExpiry = (
  state: LoanApplication,
  leaseId: string,
  reason: string,
): Decision<LoanEvent> => {
  if (state.contract === null || state.contract.leaseId !== leaseId) return unchanged
  if (state.status !== "APPROVED")
    return refuse(
      "not-allowed-now",
      `The contract of an application that is ${statusName(state.status)} cannot expire.`,
    )
  return accept([{ type: "LoanContractExpired", data: { leaseId, reason } }])
}

const expire = (state: LoanApplication, now: string): Decision<LoanEvent> => {
  if (state.status !== "APPROVED") return unchanged
  if (state.approvalExpiresAt !== null && state.approvalExpiresAt <= now)
    return recordDecision(state, {
      type: "RecordDecision",
      to: "CANCELLED",
      reason: "approval expired",
      lenderReference: null,
      code: null,
      approvedAmount: null,
      approvalExpiresAt: null,
      now,
    })
  return state.contract !== null && state.contract.expiresAt <= now
    ? recordContractExpiry(state, state.contract.leaseId, "contract expired")
    : unchanged
}

/** The next end date, and what ends; null if nothing does. */
export const nextEnd = ({
  status,
  approvalExpiresAt,
  contract,
}: LoanApplication): { readonly ends: "approval" | "contract"; readonly endsAt: string } | null => {
  if (status !== "APPROVED") return null
  if (contract !== null && (approvalExpiresAt === null || contract.expiresAt < approvalExpiresAt))
    return { ends: "contract", endsAt: contract.expiresAt }
  return approvalExpiresAt === null ? null : { ends: "approval", endsAt: approvalExpiresAt }
}

/** The time from which an end is announced. UTC instant. */
export const announcedFrom = (endsAt: string): string =>
  new Date(Date.parse(endsAt) - ANNOUNCED_DAYS * DAY).toISOString()

/** Nothing can be done with an approval that is below what its lender finances. */
const announceEnd = (state: LoanApplication, now: string): Decision<LoanEvent> => {
  const end = nextEnd(state)
  return end === null ||
    coverageOf(state, state.approvedAmount ?? 0) === "below-minimum" ||
    now < announcedFrom(end.endsAt) ||
    now >= end.endsAt ||
    state.announced.includes(end.endsAt)
    ? unchanged
    : accept([{ type: "LoanEndAnnounced", data: end }])
}

const reduceContract = (state: LoanApplication, amount: number): Decision<LoanEvent> => {
  if (state.contract === null || state.status !== "COMPLETED")
    return refuse(
      "not-allowed-now",
      `The contract of an application that is ${statusName(state.status)} is drawn up again instead.`,
    )
  if (state.contract.amount === amount) return unchanged
  return isPrice(amount) && (state.contract.amount === null || amount < state.contract.amount)
    ? accept([{ type: "LoanContractReduced", data: { leaseId: state.contract.leaseId, amount } }])
    : refuse("invalid", "A signed contract can only become smaller, by whole cents.")
}

const recordUnits = (
  state: LoanApplication,
  type: "LoanDeliveryReported" | "LoanReturnReported",
  units: LoanUnits,
  reportedAt: string,
): Decision<LoanEvent> => {
  if (units.length === 0) return unchanged
  return state.status === "COMPLETED" || (state.status === "CANCELLED" && state.delivered.length > 0)
    ? accept([{ type, data: { units, reportedAt } }])
    : refuse("not-allowed-now", `An application that is ${statusName(state.status)} has no items.`)
}

type Funding = Extract<LoanCommand, { type: "RecordFunding" }>

const recordFunding = (
  state: LoanApplication,
  { amount, lenderTake, fundedAt }: Funding,
): Decision<LoanEvent> => {
  if (state.funded !== null)
    return state.funded.amount === amount
      ? unchanged
      : refuse("already-exists", "The loan was funded with another amount already.")
  // A lender may have paid before it heard that the application was withdrawn.
  if (state.status !== "COMPLETED" && state.status !== "CANCELLED")
    return refuse("not-allowed-now", `An application that is ${statusName(state.status)} cannot be funded.`)
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse("invalid", "Funding is at least one cent.")
  if (!isPrice(lenderTake) || lenderTake > amount)
    return refuse("invalid", "A lender keeps whole cents, and at most what it pays for.")
  return accept([{ type: "LoanFunded", data: { amount, lenderTake, fundedAt } }])
}
