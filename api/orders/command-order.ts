import type { EventLog, EventLogUnavailable, Position } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { rejection } from "@voltread/domain/shared/rejection.ts"
import { orderNow } from "@voltread/projections/ordering/order-as-of.ts"
import type { OrderView } from "@voltread/projections/ordering/order-view.ts"
import { Effect, type Result } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { orderAfter } from "./order-after.ts"

/** The outcome of commands on an order. A rejection is an answer. Amounts in cents. */
export interface CommandOutcome {
  readonly success: boolean
  /** Why it was not done, for the person; empty once it is. */
  readonly message: string
  readonly fieldErrors: ReadonlyArray<FieldError>
  readonly order: OrderView | null
  readonly position: Position | null
}

/** One or several commands, a function that derives them from the order, or the errors of the input. */
export type CommandInput = Result.Result<
  | OrderCommand
  | ReadonlyArray<OrderCommand>
  | ((state: OrderState) => OrderCommand | ReadonlyArray<OrderCommand>),
  ReadonlyArray<FieldError>
>

interface CommandRequest {
  readonly orderId: string
  readonly input: CommandInput
  readonly intent: Intent
  /** The revision that somebody decided by: if the order has changed since, nothing is done. */
  readonly seen?: number | null | undefined
}

/** Runs commands on an order and returns the order as it is afterwards. */
export const commandOrder = Effect.fnUntraced(function* ({
  orderId,
  input,
  intent,
  seen,
}: CommandRequest): Effect.fn.Return<
  CommandOutcome,
  TooMuchContention | EventLogUnavailable,
  CommandHandlers | EventLog | Database
> {
  if (input._tag === "Failure") {
    return {
      success: false,
      message: "Please correct the marked fields.",
      fieldErrors: input.failure,
      order: yield* orderNow(orderId),
      position: null,
    }
  }
  const { orders } = yield* CommandHandlers
  const command = input.success
  const plan = (state: OrderState) => [typeof command === "function" ? command(state) : command].flat()
  const handling =
    seen == null
      ? orders.handle(orderId, plan, intent)
      : orders
          .handleAt(orderId, { at: seen }, plan, intent)
          .pipe(Effect.catchTag("StreamMoved", () => Effect.fail(rejection("not-allowed-now", MOVED))))
  return yield* handling.pipe(
    Effect.flatMap((handled) =>
      Effect.map(orderAfter(orderId, handled.revision, [{ handled, intent }]), (order) => ({
        success: true,
        message: "",
        fieldErrors: [],
        order,
        position: handled.position,
      })),
    ),
    Effect.catchTag("Rejection", ({ message }) =>
      Effect.map(orderNow(orderId), (order) => ({
        success: false,
        message,
        fieldErrors: [],
        order,
        position: null,
      })),
    ),
  )
})

const MOVED = "This order has changed since you opened it. Please check it again."
