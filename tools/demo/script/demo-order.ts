import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import type { OrderScript } from "./order-script.ts"

export interface DemoOrder {
  readonly orderId: string
  readonly items: ReadonlyArray<OrderItem>
  readonly script: OrderScript
}
