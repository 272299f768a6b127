import { loan } from "@voltread/domain/loans/application.ts"
import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import type { LoanCommand, LoanEvent } from "@voltread/domain/loans/application-event.ts"
import type { LoanState } from "@voltread/domain/loans/application-state.ts"
import { cart } from "@voltread/domain/ordering/cart.ts"
import { cartCodec } from "@voltread/domain/ordering/cart-codec.ts"
import type { CartCommand, CartEvent } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { orderCheckedForFraud, orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { cartStream, loanStream, orderStream } from "@voltread/domain/stream.ts"
import type { Aggregate } from "../platform/commands/aggregate.ts"

export const cartAggregate: Aggregate<CartState, CartCommand, CartEvent> = {
  streamOf: cartStream,
  decider: cart,
  decode: cartCodec.decodeOrThrow,
  encode: cartCodec.encode,
  isOver: ({ _tag }) => _tag === "merged" || _tag === "checkedOut",
}

export const orderAggregate: Aggregate<OrderState, OrderCommand, OrderEvent> = {
  streamOf: orderStream,
  decider: orderWithReactions,
  decode: orderCodec.decodeOrThrow,
  encode: orderCodec.encode,
}

/** Orders of a shop that checks them for fraud. */
export const checkedOrderAggregate: typeof orderAggregate = {
  ...orderAggregate,
  decider: orderCheckedForFraud,
}

export const loanAggregate: Aggregate<LoanState, LoanCommand, LoanEvent> = {
  streamOf: loanStream,
  decider: loan,
  decode: loanCodec.decodeOrThrow,
  encode: loanCodec.encode,
}
