import { isAwaitedReturn } from "@voltread/domain/ordering/open-return.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useRef, useState } from "react"
import { type Item, isWaitingToReturn, returnWords } from "./order-returns.ts"

const WithdrawReturnDialog = lazy(() => part(() => import("./withdraw-return-dialog.tsx")))

interface ItemReturnProps {
  readonly orderId: string
  /** Of the order's link. */
  readonly token: string | null
  readonly item: Item
}

/** The newest return of an item, which its shopper can take back until the items are here. */
export function ItemReturn({ orderId, token, item }: ItemReturnProps) {
  const [isOpen, setOpen] = useState(false)
  const state = useRef<HTMLSpanElement>(null)
  const words = returnWords(item)
  if (words === null) return null
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span ref={state} tabIndex={-1}>
          {words}
        </span>
        {isAwaitedReturn(item.returnRequest) && (
          <button
            type="button"
            className="cursor-pointer self-start py-1 text-sm font-semibold underline underline-offset-4"
            onClick={() => setOpen(true)}
          >
            Cancel return
            <span className="sr-only"> of {item.name}</span>
          </button>
        )}
      </p>
      {isWaitingToReturn(item, new Date()) && (
        <p className="text-sm text-muted">You can return more of these once this return is complete.</p>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <WithdrawReturnDialog
            orderId={orderId}
            token={token}
            item={item}
            onClose={() => setOpen(false)}
            // The button that opened it leaves with the return.
            onDone={() => state.current?.focus()}
          />
        )}
      </Suspense>
    </>
  )
}
