import { loanAggregate, orderAggregate } from "@voltread/api/aggregates/aggregates.ts"
import { runCommands, type StreamDay, splitByDay } from "../history/dated-commands.ts"
import type { DemoOrder } from "./script/demo-order.ts"

/** The events of these orders and their applications, day by day. */
export const history = (orders: ReadonlyArray<DemoOrder>): ReadonlyArray<StreamDay> =>
  orders.flatMap(({ orderId, script }) => {
    const { loanId } = script
    return [
      ...splitByDay(
        orderAggregate.streamOf(orderId),
        runCommands(orderAggregate, orderId, script.orderSteps),
      ),
      ...splitByDay(loanAggregate.streamOf(loanId), runCommands(loanAggregate, loanId, script.loanSteps)),
    ]
  })
