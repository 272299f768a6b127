import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import type { Cents } from "../shared/money.ts"
import type {
  LoanApplicationInitiated,
  LoanContractPrepared,
  LoanEvent,
  LoanFunded,
  LoanStatus,
  LoanUnits,
} from "./application-event.ts"

interface NoLoan {
  readonly _tag: "none"
}
export interface LoanApplication {
  readonly _tag: "application"
  readonly initiated: (typeof LoanApplicationInitiated.Type)["data"]
  readonly status: LoanStatus
  readonly lenderReference: string | null
  /** The code of the newest decision: the lender's own, or the store's where the lender could not be reached. */
  readonly code: string | null
  /** Cents; null before an approval. */
  readonly approvedAmount: Cents | null
  readonly approvalExpiresAt: string | null
  /** The contract that waits for a signature or was signed. */
  readonly contract: (typeof LoanContractPrepared.Type)["data"] | null
  /** A contract was signed once, whatever happened to it later. */
  readonly everSigned: boolean
  /** The number of contracts so far: each is a new request to the lender, even for the same items. */
  readonly contracts: number
  readonly funded: (typeof LoanFunded.Type)["data"] | null
  /** What the lender was told about the items. */
  readonly delivered: LoanUnits
  readonly returned: LoanUnits
  /** The end dates that the applicant was mailed about. */
  readonly announced: ReadonlyArray<string>
}
export type LoanState = NoLoan | LoanApplication

/** The shop's offer when the application began, whatever it offers now. */
export const offeredTo = ({ product, terms }: LoanApplication["initiated"]): OfferedTerms =>
  terms ?? TERMS_OF_2026[product]

/** The application after one more event. */
export const evolveLoan = (state: LoanState, event: LoanEvent): LoanState => {
  if (state._tag === "none") return event.type === "LoanApplicationInitiated" ? initiated(event.data) : state
  switch (event.type) {
    case "LoanApplicationInitiated":
      return state
    case "LoanApplicationStatusChanged":
      return {
        ...state,
        status: event.data.to,
        lenderReference: event.data.lenderReference ?? state.lenderReference,
        code: event.data.code,
        approvedAmount: event.data.approvedAmount ?? state.approvedAmount,
        approvalExpiresAt: event.data.approvalExpiresAt ?? state.approvalExpiresAt,
        // A voided contract is not restored together with the approval.
        contract: state.status === "COMPLETED" ? null : state.contract,
        everSigned: state.everSigned || event.data.to === "COMPLETED",
      }
    case "LoanContractPrepared":
      return { ...state, contract: event.data, contracts: state.contracts + 1 }
    case "LoanContractExpired":
      return { ...state, contract: null }
    case "LoanContractReduced":
      return state.contract === null
        ? state
        : {
            ...state,
            // What its customer pays from then on is the lender's to say.
            contract: {
              ...state.contract,
              amount: event.data.amount,
              recurringPayment: null,
              payments: null,
            },
          }
    case "LoanDeliveryReported":
      return { ...state, delivered: addUnits(state.delivered, event.data.units) }
    case "LoanReturnReported":
      return { ...state, returned: addUnits(state.returned, event.data.units) }
    case "LoanEndAnnounced":
      return { ...state, announced: [...state.announced, event.data.endsAt] }
    case "LoanFunded":
      return { ...state, funded: event.data }
  }
}

const initiated = (data: LoanApplication["initiated"]): LoanApplication => ({
  _tag: "application",
  initiated: data,
  status: "INITIATED",
  lenderReference: null,
  code: null,
  approvedAmount: null,
  approvalExpiresAt: null,
  contract: null,
  everSigned: false,
  contracts: 0,
  funded: null,
  delivered: [],
  returned: [],
  announced: [],
})

const addUnits = (known: LoanUnits, more: LoanUnits): LoanUnits => {
  const units = new Map(known.map(({ itemId, quantity }) => [itemId, quantity]))
  for (const { itemId, quantity } of more) units.set(itemId, (units.get(itemId) ?? 0) + quantity)
  return [...units].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/** The units in `all` that are not in `known`. */
export const unitsBeyond = (all: LoanUnits, known: LoanUnits): LoanUnits =>
  all.flatMap(({ itemId, quantity }) => {
    const more = quantity - (known.find((each) => each.itemId === itemId)?.quantity ?? 0)
    return more > 0 ? [{ itemId, quantity: more }] : []
  })
