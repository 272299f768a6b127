import { capitalized } from "../shared/capitalized.ts"
import { lenderNameOf } from "../shared/lender-names.ts"

/** Name of whom a payment went through, which the payment has in small letters. */
export const processorLabel = (name: string): string => capitalized(lenderNameOf(name))
