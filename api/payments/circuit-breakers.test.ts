import { Effect } from "effect"
import { expect, test } from "vitest"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { paymentDouble } from "../testing/payment-double.ts"
import { withCircuitBreakers } from "./circuit-breakers.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { makePaymentGateways } from "./payment-gateways.ts"

/** A gateway of which each call is answered by the next of `answers`, and the last one from then on. */
const gateway = (name: string, answers: ReadonlyArray<"up" | "down">) => {
  const calls: Array<string> = []
  const find: PaymentGateway["find"] = (id) =>
    Effect.suspend(() => {
      const answer = answers[calls.length] ?? answers.at(-1)
      calls.push(id)
      return answer === "up"
        ? Effect.succeed(undefined)
        : Effect.fail(new GatewayUnavailable({ operation: "find", reason: "timeout" }))
    })
  return { calls, service: { ...paymentDouble(name).service, find } }
}

/** Whether each of five lookups at a gateway failed, one after the other. */
const fiveLookups = (gateways: ReturnType<typeof withCircuitBreakers>, name: string) =>
  Effect.runPromise(
    Effect.forEach(["1", "2", "3", "4", "5"], (id) =>
      gateways.named(name).pipe(
        Effect.flatMap(({ find }) => find(id)),
        Effect.match({ onFailure: () => "down", onSuccess: () => "up" }),
      ),
    ),
  )

test("a gateway that fails three times in a row is not called anymore, and the others are", async () => {
  const down = gateway("down", ["down"])
  const up = gateway("up", ["up"])
  const gateways = makePaymentGateways({ gateways: [down.service, up.service] })
  const inThisRun = withCircuitBreakers(gateways)
  expect(await fiveLookups(inThisRun, "down")).toEqual(["down", "down", "down", "down", "down"])
  expect(down.calls).toEqual(["1", "2", "3"])
  expect(await fiveLookups(inThisRun, "up")).toEqual(["up", "up", "up", "up", "up"])
  expect(await fiveLookups(withCircuitBreakers(gateways), "down")).toHaveLength(5)
  expect(down.calls).toHaveLength(6)
})

test("an answer in between is a new start", async () => {
  const { calls, service } = gateway("shaky", ["down", "down", "up", "down"])
  const gateways = withCircuitBreakers(makePaymentGateways({ gateways: [service] }))
  expect(await fiveLookups(gateways, "shaky")).toEqual(["down", "down", "up", "down", "down"])
  expect(calls).toHaveLength(5)
})
