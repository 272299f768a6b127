import { capitalized } from "../shared/capitalized.ts"
import { lenderNameOf } from "../shared/lender-names.ts"

/** Name of the payment processor, which payments have in lower case. */
export const processorLabel = (name: string): string => capitalized(lenderNameOf(name))
