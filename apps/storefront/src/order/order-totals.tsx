import {
  broughtMoney,
  hasMoved,
  isOpen,
  isPayout,
  isRefundOrVoid,
} from "@voltread/domain/ordering/payment-result.ts"
import { allPaidWith, isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderDetails } from "./order-items.tsx"

const TOTAL = "Total"
const SHIPPING = "Shipping"
const STILL_TO_PAY = "Still to pay"

const styles: Readonly<Record<string, string>> = {
  [TOTAL]: "mt-2 text-lg font-extrabold",
  [STILL_TO_PAY]: "font-bold",
}

type TotalledOrder = Pick<
  OrderDetails,
  | "subTotal"
  | "discount"
  | "shippingCost"
  | "tax"
  | "total"
  | "stillToPay"
  | "fromLender"
  | "paymentDetails"
  | "leaseDetails"
>

type Payments = OrderDetails["paymentDetails"]

const sumOf = (payments: Payments): number => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What was paid, what goes back and what is left to pay; nothing where the customer paid all of it and keeps it. */
const moneyRows = (order: TotalledOrder): ReadonlyArray<readonly [string, number]> => {
  const { paymentDetails, stillToPay, fromLender, leaseDetails, total } = order
  const paid = sumOf(paymentDetails.filter(broughtMoney))
  const back = paymentDetails.filter(isRefundOrVoid)
  const refunded = sumOf(back.filter(hasMoved))
  const open = back.filter(isOpen)
  const toPayOut = sumOf(open.filter(isPayout))
  const onItsWay = sumOf(open.filter((payment) => !isPayout(payment)))
  // An approved lease pays nothing before its contract is signed.
  const isToSign = leaseDetails?.statusName === "APPROVED" && stillToPay === 0
  const toSign = isToSign ? Math.max(0, Math.round((total - paid + refunded + sumOf(open)) * 100) / 100) : 0
  const rows = [
    ["Refunded", -refunded],
    [isDisputed(paymentDetails) ? "Refund waiting for your bank" : "Refund on its way", -onItsWay],
    ["Refund waiting for your wallet’s address", -toPayOut],
    ["Your lender pays", fromLender],
    ["Your contract is for", toSign],
    [STILL_TO_PAY, stillToPay],
  ] as const
  const shown = rows.filter(([, amount]) => amount !== 0)
  return paid === 0 || shown.length === 0
    ? []
    : [[stillToPay + toSign > 0 ? "Paid so far" : "Paid", paid], ...shown]
}

export function OrderTotals({ order }: { readonly order: TotalledOrder }) {
  const paidBy = allPaidWith(order.paymentDetails, order.fromLender)
  const rows: ReadonlyArray<readonly [string, number]> = [
    ["Subtotal", order.subTotal],
    ...(order.discount > 0 ? [["Discount", -order.discount] as const] : []),
    [SHIPPING, order.shippingCost],
    ["Sales tax", order.tax],
    [TOTAL, order.total],
    ...moneyRows(order),
  ]
  return (
    <>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([label, amount]) => (
          <div key={label} className={`flex justify-between gap-4 ${styles[label] ?? "text-muted"}`}>
            <dt>{label}</dt>
            <dd className={label === TOTAL ? "" : "text-ink"}>
              {label === SHIPPING && amount === 0 ? "Free" : <Money amount={amount} />}
            </dd>
          </div>
        ))}
      </dl>
      {order.paymentDetails.some(isPayout) && (
        <p className="mt-3 text-sm">
          To send crypto back we need the address of your wallet. Please reply to the email in which we ask
          for it.
        </p>
      )}
      {paidBy !== "" && (
        <p className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-sm text-muted">
          <Icon name="card" className="size-4" />
          {`Paid by ${paidBy}`}
        </p>
      )}
    </>
  )
}
