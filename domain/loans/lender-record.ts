import type { Cents } from "../shared/money.ts"
import type {
  LoanApplicationStatusChanged,
  LoanContractPrepared,
  LoanFunded,
  LoanStatus,
  LoanUnits,
} from "./application-event.ts"
import { isOver } from "./loan-status-table.ts"

/** The contract that the lender has for an application, and the goods of it. */
interface LenderContract {
  readonly details: (typeof LoanContractPrepared.Type)["data"]
  /** What is financed now, cents. It shrinks when goods are canceled after the signature. */
  readonly amount: Cents
  /** The goods that it was drawn up for, as they were priced, cents; null where the lender does not say. */
  readonly items: ReadonlyArray<LoanUnits[number] & { readonly unitPrice: Cents }> | null
}

/** An application as the lender has it at this moment: whatever messages were lost, this is what is true. */
export interface LenderRecord {
  /** The lender's own reference. */
  readonly reference: string
  /** Ours, as it was applied with. */
  readonly loanId: string
  readonly status: LoanStatus
  /** The lender's code and words for its decision. */
  readonly code: string | null
  readonly message: string
  /** Cents. */
  readonly approvedAmount: (typeof LoanApplicationStatusChanged.Type)["data"]["approvedAmount"]
  readonly approvalExpiresAt: string | null
  /** Null where none is drawn up, or where it ended. */
  readonly contract: LenderContract | null
  readonly delivered: LoanUnits
  readonly returned: LoanUnits
  readonly funding: (typeof LoanFunded.Type)["data"] | null
}

/** The lender will do nothing more with it. */
export const isOverAtLender = ({ status }: LenderRecord): boolean => isOver(status)
