import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import { may } from "@voltread/domain/shared/permissions.ts"
import {
  type CustomerOrderView,
  toCustomerOrder,
} from "@voltread/projections/ordering/customer-order-view.ts"
import { type IncompleteOrder, incompleteOrder } from "@voltread/projections/ordering/incomplete-orders.ts"
import { orderNow } from "@voltread/projections/ordering/order-as-of.ts"
import { orderById } from "@voltread/projections/ordering/order-detail.ts"
import type { OrderView } from "@voltread/projections/ordering/order-view.ts"
import type { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect } from "effect"
import { isOrderToken, type LinkedOrder } from "../order-link/order-token.ts"
import type { Config } from "../platform/config.ts"
import type { Viewer } from "../platform/http/viewer.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"

type FindOrder<View> = Effect.Effect<
  View | null,
  Problem | DatabaseError | EventLogUnavailable,
  Database | ReadModels | EventLog
>

/** The order for staff, or null. One that is too new for the read models is read from its events. */
export const findOrder = (orderId: string): FindOrder<OrderView> =>
  Effect.gen(function* () {
    const shown = yield* queryReadModel((db) => orderById(db, orderId))
    if (shown !== null) return shown
    const hidden = yield* queryReadModel((db) => incompleteOrder(db, orderId))
    return hidden === null ? yield* orderNow(orderId) : yield* cannotBeShown(hidden)
  })

const cannotBeShown = ({ id, uniqueId }: IncompleteOrder): Problem =>
  new Problem({
    code: "CONFLICT",
    message: `The history of order ${uniqueId ?? id} cannot be shown. It is safe, and an engineer has been notified.`,
  })

/** What gives somebody access to an order: owning it, the token of a link, or a staff role. */
export interface OrderAccess {
  readonly viewer: Viewer
  readonly token: string | null | undefined
  readonly secret: string
}

export interface ViewerContext {
  readonly viewer: Viewer
  readonly config: Pick<Config, "sessionSecret">
}

export const accessOf = (
  { viewer, config }: ViewerContext,
  token: string | null | undefined,
): OrderAccess => ({ viewer, token, secret: config.sessionSecret })

/** The order as its owner sees it; null for everybody else, as if it did not exist. */
export const findOwnOrder = (orderId: string, access: OrderAccess): FindOrder<CustomerOrderView> =>
  findOrder(orderId).pipe(
    Effect.map((order) => (order === null || !maySee(order, access) ? null : toCustomerOrder(order))),
  )

const maySee = (order: LinkedOrder, access: OrderAccess): boolean =>
  isOwn(order, access) || (access.viewer._tag === "user" && may(access.viewer.role, "read-orders"))

/** Whether the order belongs to the viewer, or the viewer has its link. */
export const isOwn = (order: LinkedOrder, { viewer, token, secret }: OrderAccess): boolean =>
  (token != null && isOrderToken(secret, order, token)) ||
  (viewer._tag === "user" && order.owner === viewer.username)
