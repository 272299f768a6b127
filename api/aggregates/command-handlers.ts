import { EventLog } from "@voltread/domain/event.ts"
import type { LoanCommand, LoanEvent } from "@voltread/domain/loans/application-event.ts"
import type { LoanState } from "@voltread/domain/loans/application-state.ts"
import type { CartCommand, CartEvent } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { Context, Layer } from "effect"
import { type CommandHandler, makeCommandHandler } from "../platform/commands/command-handler.ts"
import { cartAggregate, checkedOrderAggregate, loanAggregate, orderAggregate } from "./aggregates.ts"

export type Carts = CommandHandler<CartState, CartCommand, CartEvent>
export type Orders = CommandHandler<OrderState, OrderCommand, OrderEvent>
export type Loans = CommandHandler<LoanState, LoanCommand, LoanEvent>

/** The write side: every command of this process to a cart, an order or a loan goes through here. */
export class CommandHandlers extends Context.Service<
  CommandHandlers,
  { readonly carts: Carts; readonly orders: Orders; readonly loans: Loans }
>()("@voltread/api/CommandHandlers") {
  static readonly #of = (order: typeof orderAggregate): Layer.Layer<CommandHandlers, never, EventLog> =>
    Layer.effect(
      CommandHandlers,
      EventLog.useSync((log) => ({
        carts: makeCommandHandler(log, cartAggregate),
        orders: makeCommandHandler(log, order),
        loans: makeCommandHandler(log, loanAggregate),
      })),
    )
  static readonly layer = CommandHandlers.#of(orderAggregate)
  /** For a shop that checks orders for fraud. */
  static readonly checkingForFraud = CommandHandlers.#of(checkedOrderAggregate)
}
