import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { shopName } from "@voltread/ui/page/shop-name.ts"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { PostalAddress } from "../../page/postal-address.tsx"
import { type AddressKind, addressOf } from "../model/address.ts"
import { QrCode } from "./qr-code.tsx"

/** What every paper begins with: what it is, of which order, and the order's number for a scanner. */
export function PaperHead({ title, order }: { readonly title: string; readonly order: OrderDetailFragment }) {
  return (
    <header className="flex items-start justify-between gap-6">
      <div>
        <p className="text-lg font-extrabold">{shopName()}</p>
        <h2 className="text-2xl">{title}</h2>
        <p className="numeric font-semibold">Order {order.uniqueId}</p>
        <p>
          <DateTime at={order.orderSubmittedDate ?? order.createdAt} dateOnly />
        </p>
      </div>
      <QrCode text={order.uniqueId} label={`Code of order ${order.uniqueId}`} />
    </header>
  )
}

export function PaperAddress({
  title,
  order,
  kind,
}: {
  readonly title: string
  readonly order: OrderDetailFragment
  readonly kind: AddressKind
}) {
  const address = addressOf(order, kind)
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <PostalAddress address={address} state={address.state} />
    </div>
  )
}

export const columnStyle = "py-2 pr-4 last:pr-0"
export const paperStyle =
  "flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-8 break-after-page last:break-after-auto print:rounded-none print:border-0 print:p-0"
