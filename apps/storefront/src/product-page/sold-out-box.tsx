import { StockAlertForm } from "./stock-alert-form.tsx"

/** In place of the buy box while there are no units. */
export function SoldOutBox({ productId }: { readonly productId: string }) {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <p className="flex items-center gap-2 font-semibold">
        <span className="size-2.5 rounded-full bg-danger" />
        Sold out right now
      </p>
      <StockAlertForm productId={productId} />
    </div>
  )
}
