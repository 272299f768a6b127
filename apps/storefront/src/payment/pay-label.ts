import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { Method } from "./payment-form.ts"

const APPLIED_FOR: ReadonlySet<string> = new Set(["lease", "loan"])

/** What the button does. Dollars. */
export const payLabel = (chosen: Method | undefined, total: number): string =>
  chosen !== undefined && APPLIED_FOR.has(chosen.id)
    ? `Apply for ${formatMoney(total)}`
    : `Pay ${formatMoney(total)}`
