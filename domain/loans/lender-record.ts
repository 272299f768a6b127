import type { Cents } from "../shared/money.ts"
import type {
  LoanApplicationStatusChanged,
  LoanContractPrepared,
  LoanFunded,
  LoanStatus,
  LoanUnits,
} from "./application-event.ts"
import { isOver } from "./loan-status-table.ts"

/** The lender's contract for an application, and its items. */
interface LenderContract {
  readonly details: (typeof LoanContractPrepared.Type)["data"]
  /** The currently financed amount, in cents. It shrinks when items are canceled after the signature. */
  readonly amount: Cents
  /** The items of the contract with their prices, cents; null where the lender does not say. */
  readonly items: ReadonlyArray<LoanUnits[number] & { readonly unitPrice: Cents }> | null
}

/** The lender's current record of an application: it is the truth, whatever messages were lost. */
export interface LenderRecord {
  /** The lender's own reference. */
  readonly reference: string
  /** The store's id, as sent with the application. */
  readonly loanId: string
  readonly status: LoanStatus
  /** The lender's code and message for its decision. */
  readonly code: string | null
  readonly message: string
  /** Cents. */
  readonly approvedAmount: (typeof LoanApplicationStatusChanged.Type)["data"]["approvedAmount"]
  readonly approvalExpiresAt: string | null
  /** Null if there is none, or it has ended. */
  readonly contract: LenderContract | null
  readonly delivered: LoanUnits
  readonly returned: LoanUnits
  readonly funding: (typeof LoanFunded.Type)["data"] | null
}

/** The lender will not change it anymore. */
export const isOverAtLender = ({ status }: LenderRecord): boolean => isOver(status)
