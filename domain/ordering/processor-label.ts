import { lenderNameOf } from "../loans/lender-names.ts"
import { capitalized } from "../shared/capitalized.ts"

/** Name of whom a payment went through, which the payment has in small letters. */
export const processorLabel = (name: string): string => capitalized(lenderNameOf(name))
