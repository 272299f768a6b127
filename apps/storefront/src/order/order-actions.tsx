import { Link, useNavigate } from "@tanstack/react-router"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useRef, useState } from "react"
import { BuyAgainDocument } from "../generated/order.ts"
import { toast } from "../shop/toasts.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useShop } from "../shop/use-shop.ts"
import { canCancelItems } from "./canceled-units.ts"
import type { OrderActionsProps } from "./order-action-props.ts"
import { returnableItems } from "./order-returns.ts"

const CancelDialog = lazy(() => part(() => import("./cancel-dialog.tsx")))
const CancelItemsDialog = lazy(() => part(() => import("./cancel-items-dialog.tsx")))
const ReturnDialog = lazy(() => part(() => import("./return-dialog.tsx")))

/** What the shopper can do with the order now. */
export function OrderActions({ order, token }: OrderActionsProps) {
  const [open, setOpen] = useState<"cancel" | "cancel-items" | "return" | null>(null)
  const onClose = () => setOpen(null)
  const style = `${buttonStyle("secondary")} w-full`
  return (
    <div className="flex flex-col gap-2.5">
      {order.canBeCancelled && (
        <ActionButton icon="close" className={style} onPress={() => setOpen("cancel")}>
          Cancel order
        </ActionButton>
      )}
      {canCancelItems(order.items) && (
        <ActionButton icon="close" className={style} onPress={() => setOpen("cancel-items")}>
          Cancel items
        </ActionButton>
      )}
      {returnableItems(order.items, new Date()).length > 0 && (
        <ActionButton icon="undo" className={style} onPress={() => setOpen("return")}>
          Return items
        </ActionButton>
      )}
      <BuyAgain order={order} token={token} className={style} />
      <Link
        to="/order/$id/invoice"
        params={{ id: order.id }}
        search={token === null ? {} : { token }}
        className={style}
      >
        <Icon name="note" />
        Invoice
      </Link>
      <Suspense fallback={null}>
        {open === "cancel" && <CancelDialog order={order} token={token} onClose={onClose} />}
        {open === "cancel-items" && <CancelItemsDialog order={order} token={token} onClose={onClose} />}
        {open === "return" && <ReturnDialog order={order} token={token} onClose={onClose} />}
      </Suspense>
    </div>
  )
}

interface ActionButtonProps {
  readonly icon: "close" | "undo"
  readonly className: string
  readonly onPress: () => void
  readonly children: string
}

/** Goes once it has been done, with the focus that its dialog gave back. */
function ActionButton({ icon, className, onPress, children }: ActionButtonProps) {
  const button = useFocusOnward<HTMLButtonElement>()
  return (
    <button ref={button} type="button" className={className} onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  )
}

function BuyAgain({ order, token, className }: OrderActionsProps & { readonly className: string }) {
  const { request, cart } = useShop()
  const navigate = useNavigate()
  const commandId = useRef<string>(null)
  const [isPending, setPending] = useState(false)

  const buy = async () => {
    setPending(true)
    try {
      commandId.current ??= crypto.randomUUID()
      const variables = { orderId: order.id, token, commandId: commandId.current }
      const { buyAgain } = await request(BuyAgainDocument, variables, { isRepeatable: true })
      commandId.current = null
      for (const message of buyAgain.missing) toast({ severity: "warning", message })
      await cart.load()
      await navigate({ to: "/cart" })
    } catch (error) {
      toast({ severity: "error", message: changeProblem(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <button type="button" className={className} disabled={isPending} onClick={() => void buy()}>
      <Icon name="cart" />
      Buy again
    </button>
  )
}
