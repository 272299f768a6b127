import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { paymentKindWord } from "@voltread/domain/ordering/payment-kind-word.ts"
import { paymentResultWord } from "@voltread/domain/ordering/payment-result-word.ts"
import { processorLabel } from "@voltread/domain/ordering/processor-label.ts"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { capitalized } from "@voltread/domain/shared/capitalized.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { groupThousands } from "@voltread/domain/shared/number-format.ts"
import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import { formatDateTime } from "@voltread/ui/components/date-time.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { formatDistance } from "./distance.ts"
import { roleLabel } from "./role-label.ts"

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const AMOUNT = /^\$(\d+\.\d\d)$/

const YES_OR_NO: Readonly<Record<string, string>> = { true: "Yes", false: "No" }
const DELIVERIES: Readonly<Record<string, string>> = {
  DELIVERY_SHIPPING: "Ship To Home",
  DELIVERY_PICKUP: "Pickup",
}

/** Formats by the last part of a field's path, such as `items.1.status`. */
const BY_NAME: Readonly<Record<string, (value: string) => string>> = {
  status: statusLabel,
  statusName: statusLabel,
  phone: formatPhone,
  gatewayType: gatewayLabel,
  gatewayName: processorLabel,
  kind: paymentKindWord,
  result: (value) => capitalized(paymentResultWord(value)),
  lender: lenderNameOf,
  role: roleLabel,
  product: capitalized,
  deliveryType: (value) => DELIVERIES[value] ?? value,
  fraudIsChecked: (value) => YES_OR_NO[value] ?? value,
  fraudIpDistanceFromAddress: (value) => formatDistance(Number(value)),
}

/** A changed value, written as on the other pages; one of an unknown kind stays as it is. */
export const valueInWords = (field: string, value: string | null): string => {
  if (value === null || value === "") return "—"
  if (INSTANT.test(value)) return formatDateTime(new Date(value))
  if (isDay(value)) return formatDay(value)
  const amount = AMOUNT.exec(value)?.[1]
  if (amount !== undefined) return `$${groupThousands(amount)}`
  const name = field.slice(field.lastIndexOf(".") + 1)
  return Object.hasOwn(BY_NAME, name) ? (BY_NAME[name]?.(value) ?? value) : value
}
