import { randomUUID } from "node:crypto"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { PaymentGateway } from "../../payments/payment-gateway.ts"
import { type GatewayError, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { aPaymentRequest } from "../../testing/payment-request.ts"

const run = <A>(effect: Effect.Effect<A, GatewayError>): Promise<A> => Effect.runPromise(effect)

const noSuchCall = new GatewayUnavailable({ operation: "none", reason: "the adapter has no such call" })

/**
 * What Klarna answers without a shopper, at its playground as in the simulator. An order is made only of what a person
 * has approved in Klarna's own form.
 */
export const klarnaContract = (name: string, gateway: () => PaymentGateway): void => {
  describe(`Klarna contract: ${name}`, () => {
    it("knows the store", async () => {
      await run(gateway().probe ?? Effect.fail(noSuchCall))
    })

    it("opens a session for a purchase with tax, discount and shipping", async () => {
      const { order } = aPaymentRequest({ amount: 12_345 })
      const [line] = order.lines
      if (line === undefined) throw new Error("the order has no line")
      const lines = [{ ...line, quantity: 2, discount: 345, tax: 1_987, shippingCost: 599 }]
      const purchase = { ...order, lines, totals: totalsOf(lines) }
      const started = await run(gateway().clientTokenFor?.(purchase, randomUUID()) ?? Effect.fail(noSuchCall))
      expect(started).toEqual({
        clientToken: expect.stringMatching(/\S{10,}/),
        category: expect.stringMatching(/\w/),
      })
    })

    it("makes no order of an approval that nobody gave", async () => {
      const outcome = await run(gateway().pay(aPaymentRequest({ token: randomUUID() })))
      expect(outcome).toMatchObject({ _tag: "Invalid", field: "authorization_token" })
    })

    it("does not find an order that it never made", async () => {
      expect(await run(gateway().find(randomUUID()))).toBeUndefined()
    })

    it("gives nothing back of an order that it never made", async () => {
      const refund = { requestId: randomUUID(), amount: 500, unsent: 0 }
      expect(await run(gateway().refund(randomUUID(), refund))).toMatchObject({ _tag: "Refused" })
    })
  })
}
