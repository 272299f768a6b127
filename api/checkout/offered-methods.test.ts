import { fold } from "@voltread/domain/decider.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aLease, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { history } from "@voltread/domain/ordering/order-testing.ts"
import { expect, test } from "vitest"
import { takesDue } from "./offered-methods.ts"

const takers = {
  card: { gatewayType: "CARD", takesParts: true },
  crypto: { gatewayType: "CRYPTO", takesParts: true },
  klarna: { gatewayType: "KLARNA" },
  lender: undefined,
} as const

const takersAfter = (...commands: ReadonlyArray<OrderCommand>) => {
  const state = fold(order, history(placing(), ...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  return Object.entries(takers).flatMap(([name, taker]) => (takesDue(state, taker) ? [name] : []))
}

const part = recordPayment({ amount: 5_000, result: "succeeded" })
const lease: OrderCommand = {
  type: "UpdateLeaseDetails",
  lease: aLease({ statusName: "APPROVED", downPayment: 5_000 }),
}

test.each<readonly [string, ReadonlyArray<OrderCommand>, ReadonlyArray<string>]>([
  ["all of an order", [], ["card", "crypto", "klarna", "lender"]],
  ["the rest of one that is paid in part", [part], ["card", "crypto", "lender"]],
  ["what a lease does not cover", [lease], ["card"]],
])("%s is taken by whoever can", (_, commands, names) => {
  expect(takersAfter(...commands)).toEqual(names)
})
