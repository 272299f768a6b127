import type { OrderDetails } from "./order-items.tsx"

export interface OrderActionsProps {
  readonly order: OrderDetails
  readonly token: string | null
}

export interface OrderDialogProps extends OrderActionsProps {
  readonly onClose: () => void
}
