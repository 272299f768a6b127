import { eventCodec, type Upcaster } from "../shared/event-codec.ts"
import { LoanEvent } from "./application-event.ts"

/** Version 1 had leases only. */
const withProduct: Upcaster = (data) => ({ product: "lease", ...data })

/** Version 1 did not record the financed amount or its payments. */
const withPayments: Upcaster = (data) => ({ amount: null, recurringPayment: null, payments: null, ...data })

/** Version 1 did not record what the lender keeps. */
const withTake: Upcaster = (data) => ({ lenderTake: 0, ...data })

/** How the events of a loan application are stored. */
export const loanCodec = eventCodec(LoanEvent, {
  LoanApplicationInitiated: [withProduct],
  LoanContractPrepared: [withPayments],
  LoanFunded: [withTake],
})
