import { Link } from "@tanstack/react-router"
import { PAYMENT_MEANS_NAMES } from "@voltread/domain/ordering/gateway-type.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import { broughtMoney, hasMoved, isOpen, isRefundOrVoid } from "@voltread/domain/ordering/payment-result.ts"
import { paidWith } from "@voltread/domain/ordering/refund-words.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { InvoiceItems } from "@voltread/ui/components/invoice-items.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { NeedsScript } from "@voltread/ui/form/needs-script.tsx"
import { useShop } from "../shop/use-shop.ts"
import type { OrderDetails } from "./order-items.tsx"
import { OrderNotFound } from "./order-not-found.tsx"
import { useLiveOrder } from "./use-live-order.ts"

/** An order on paper, or as a PDF by the browser's own print dialog. */
export function InvoicePage({ id, token }: { readonly id: string; readonly token: string | null }) {
  const { order } = useLiveOrder({ id, token })
  if (order.data === undefined) {
    return (
      <div className="page max-w-4xl py-10">
        {order.isError ? (
          <ErrorState title="The invoice could not be loaded" onRetry={() => void order.refetch()}>
            {messageOf(order.error)}
          </ErrorState>
        ) : (
          <Loading label="Loading the invoice">
            <NeedsScript what="page" />
            <Skeleton className="h-96 w-full" />
          </Loading>
        )}
      </div>
    )
  }
  if (order.data === null) return <OrderNotFound returnUrl={`/order/${encodeURIComponent(id)}/invoice`} />
  const { data } = order
  return (
    <div className="page max-w-4xl py-8 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <button type="button" className={buttonStyle("primary")} onClick={() => window.print()}>
          Print or save as PDF
        </button>
        <Link
          to="/order/$id"
          params={{ id }}
          search={token === null ? {} : { token }}
          className={buttonStyle("secondary")}
        >
          Back to the order
        </Link>
      </div>
      <Invoice order={data} />
    </div>
  )
}

function Invoice({ order }: { readonly order: OrderDetails }) {
  const { shopName } = useShop()
  const refunds = order.paymentDetails.filter(
    (payment) => isRefundOrVoid(payment) && (hasMoved(payment) || isOpen(payment)),
  )
  const paid = order.paymentDetails.filter(broughtMoney)
  const status = orderStatusFacts(order.status)
  return (
    <article className="invoice flex flex-col gap-8 rounded-lg border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          <h1 className="text-2xl">Invoice</h1>
          <p>Order {order.uniqueId}</p>
          <p>
            <DateTime at={order.orderSubmittedDate ?? order.createdAt} dateOnly />
          </p>
          {status?.next.length === 0 && <p className="font-bold">{status.label}</p>}
        </div>
        <p className="text-xl font-extrabold">{shopName}</p>
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <Address
          title="Bill to"
          lines={[
            `${order.billingFirstName} ${order.billingLastName}`,
            order.address1,
            order.address2,
            `${order.city}, ${order.state} ${order.postalCode}`,
          ]}
        />
        {order.items.some(({ pickupStore }) => pickupStore === null) && (
          <Address
            title="Ship to"
            lines={[
              `${order.shipFirstName} ${order.shipLastName}`,
              order.shipAddress1,
              order.shipAddress2,
              `${order.shipCity}, ${order.shipState} ${order.shipPostalCode}`,
            ]}
          />
        )}
      </div>
      <InvoiceItems items={order.items} />
      <dl className="ml-auto flex w-full max-w-xs flex-col gap-1.5 break-inside-avoid">
        <Row label="Subtotal" amount={order.subTotal} />
        {order.discount > 0 && <Row label="Discount" amount={-order.discount} />}
        <Row label="Shipping" amount={order.shippingCost} />
        <Row label="Sales tax" amount={order.tax} />
        <Row label="Total" amount={order.total} isStrong />
        {paid.map((payment) => (
          <Row key={payment.paymentId} label={`Paid by ${paidWith(payment)}`} amount={-payment.amount} />
        ))}
        {order.fromLender > 0 && (
          <Row label={`Paid by ${PAYMENT_MEANS_NAMES.LEASE}`} amount={-order.fromLender} />
        )}
        {refunds.map((refund) => (
          <Row
            key={refund.paymentId}
            label={hasMoved(refund) ? "Refunded" : "Refund on its way"}
            amount={refund.amount}
          />
        ))}
        {order.stillToPay > 0 && <Row label="Still to pay" amount={order.stillToPay} isStrong />}
      </dl>
    </article>
  )
}

function Address({ title, lines }: { readonly title: string; readonly lines: ReadonlyArray<string> }) {
  return (
    <div>
      <h2 className="text-base">{title}</h2>
      <address className="not-italic">
        {lines
          .filter((line) => line !== "")
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </address>
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: number
  readonly isStrong?: boolean
}

function Row({ label, amount, isStrong = false }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${isStrong ? "text-lg font-extrabold" : ""}`}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
