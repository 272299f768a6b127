import type { Cents } from "../shared/money.ts"
import type {
  LoanApplicationInitiated,
  LoanContractPrepared,
  LoanEvent,
  LoanStatus,
} from "./application-event.ts"

interface NoLoan {
  readonly _tag: "none"
}
export interface LoanApplication {
  readonly _tag: "application"
  readonly initiated: (typeof LoanApplicationInitiated.Type)["data"]
  readonly status: LoanStatus
  readonly lenderReference: string | null
  /** Cents; null before an approval. */
  readonly approvedAmount: Cents | null
  readonly approvalExpiresAt: string | null
  /** The contract that waits for a signature, or was signed. */
  readonly contract: (typeof LoanContractPrepared.Type)["data"] | null
  readonly funded: { readonly amount: Cents; readonly fundedAt: string } | null
}
export type LoanState = NoLoan | LoanApplication

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
        approvedAmount: event.data.approvedAmount ?? state.approvedAmount,
        approvalExpiresAt: event.data.approvalExpiresAt ?? state.approvalExpiresAt,
        // A signed contract that is voided does not come back with the approval.
        contract: state.status === "COMPLETED" ? null : state.contract,
      }
    case "LoanContractPrepared":
      return { ...state, contract: event.data }
    case "LoanContractExpired":
      return { ...state, contract: null }
    case "LoanFunded":
      return { ...state, funded: event.data }
  }
}

const initiated = (data: LoanApplication["initiated"]): LoanApplication => ({
  _tag: "application",
  initiated: data,
  status: "INITIATED",
  lenderReference: null,
  approvedAmount: null,
  approvalExpiresAt: null,
  contract: null,
  funded: null,
})
