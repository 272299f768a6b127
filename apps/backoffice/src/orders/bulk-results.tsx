import type { BulkResult } from "@voltread/domain/contract/order-bulk.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { Notice, ProblemNotice } from "@voltread/ui/components/notice.tsx"
import type { OrderRowFragment } from "../generated/orders.ts"

interface BulkResultsProps {
  readonly orders: ReadonlyArray<OrderRowFragment>
  readonly results: BulkResult["results"]
  readonly isPending: boolean
  /** Why the change could not be sent again. */
  readonly problem: string | undefined
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** What became of each order; where that is not known, the change can be sent again. */
export function BulkResults({ orders, results, isPending, problem, onAgain, onClose }: BulkResultsProps) {
  const unknown = results.filter(({ isUnknown }) => isUnknown === true)
  const refused = results.filter(({ isDone, isUnknown }) => !isDone && isUnknown !== true)
  const counts = [
    `${results.length - refused.length - unknown.length} changed`,
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
    ...(unknown.length > 0 ? [`${unknown.length} without an answer`] : []),
  ]
  const numberOf = (id: string) => orders.find((order) => order.id === id)?.uniqueId ?? id
  const close = (isOpen: boolean) => {
    if (!isOpen && !isPending) onClose()
  }
  return (
    <Dialog title="Result" isOpen onOpenChange={close}>
      <div className="flex flex-col gap-4">
        <Notice severity={counts.length === 1 ? "success" : "warning"} isAlert>
          {`${counts.join(", ")}.`}
        </Notice>
        {refused.length > 0 && (
          <ul aria-label="Refused" className="flex flex-col gap-2 text-sm">
            {refused.map(({ orderId, message }) => (
              <li key={orderId}>
                <span className="numeric font-semibold">{numberOf(orderId)}</span>: {message}
              </li>
            ))}
          </ul>
        )}
        {unknown.length > 0 && (
          <p className="text-sm">
            We do not know yet whether these were changed:{" "}
            <span className="numeric font-semibold">
              {unknown.map(({ orderId }) => numberOf(orderId)).join(", ")}
            </span>
            . Please try again: no order is changed twice.
          </p>
        )}
        <ProblemNotice problem={problem} />
        <div className="flex justify-end gap-3">
          <Button
            variant={unknown.length > 0 ? "secondary" : "primary"}
            onPress={onClose}
            isDisabled={isPending}
          >
            Close
          </Button>
          {unknown.length > 0 && (
            <Button isPending={isPending} onPress={onAgain}>
              Try again
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
