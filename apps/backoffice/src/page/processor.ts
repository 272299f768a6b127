import { lenderNameOf } from "@voltread/domain/loans/lender-names.ts"
import { capitalized } from "./capitalized.ts"

/** Name of whom a payment went through, which the payment has in small letters. */
export const processorLabel = (name: string): string => capitalized(lenderNameOf(name))
