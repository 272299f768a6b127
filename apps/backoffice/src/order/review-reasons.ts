import { capitalized } from "@voltread/domain/shared/capitalized.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { OrderDetailFragment } from "../generated/order.ts"

interface Reviewed
  extends Pick<OrderDetailFragment, "review" | "fraudReasons" | "fraudScore" | "balance" | "total"> {
  readonly leaseDetails: Pick<NonNullable<OrderDetailFragment["leaseDetails"]>, "statusName"> | null
}

const sentence = (words: string): string => {
  const text = words.trim()
  return capitalized(/[.!?]$/.test(text) ? text : `${text}.`)
}

/** All reasons for a review of the order, without duplicates; the recorded one first. */
export const reviewReasons = ({
  review,
  fraudReasons,
  fraudScore,
  balance,
  total,
  leaseDetails,
}: Reviewed): ReadonlyArray<string> => {
  const why = review?.reason ?? ""
  // The fraud check says its score in a sentence of its own.
  const isSaidByCheck = fraudReasons.length > 0 && why === `fraud score ${fraudScore}`
  const isOddAmount = balance.paid !== 0 && balance.paid !== total
  return [
    ...new Set([
      ...(why === "" || isSaidByCheck ? [] : [sentence(why)]),
      ...fraudReasons,
      ...(isOddAmount ? [`${formatMoney(balance.paid)} came in; the total is ${formatMoney(total)}.`] : []),
      ...(leaseDetails == null
        ? []
        : [`The lender says: ${statusLabel(leaseDetails.statusName).toLowerCase()}.`]),
    ]),
  ]
}
