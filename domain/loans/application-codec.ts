import { eventCodec } from "../shared/event-codec.ts"
import { LoanEvent } from "./application-event.ts"

/** How the events of a loan application are stored. */
export const loanCodec = eventCodec(LoanEvent, {})
