import { anItem } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import type { PaymentMethod } from "../payments/payment-method.ts"
import { CurrentSettings } from "../settings/current-settings.ts"
import { paymentDouble } from "../testing/payment-double.ts"
import { offeredMethods } from "./offered-methods.ts"

const card: PaymentMethod = {
  id: "card",
  offer: () => Effect.succeed({ terms: "Pay today.", problem: null }),
}
const klarna: PaymentMethod = {
  id: "klarna",
  offer: () => Effect.succeed({ terms: "Pay later.", problem: "Klarna does not answer at the moment." }),
}
const lease: PaymentMethod = {
  id: "lease",
  offer: ({ totals }) =>
    Effect.succeed(totals.total < 15_000 ? null : { terms: "26 payments", problem: null }),
}

const offered = (price: number) => {
  const lines = [anItem({ quantity: 1, price, shippingCost: 0, tax: 0, discount: 0 })]
  const gateway = { ...paymentDouble("one").service, methods: [klarna, card] }
  return Effect.runPromise(
    offeredMethods({ lines, totals: totalsOf(lines) }).pipe(
      Effect.provideService(
        PaymentGateways,
        makePaymentGateways({ gateways: [gateway], otherMethods: [lease] }),
      ),
      Effect.provideService(CurrentSettings, {
        current: Effect.succeed(DEFAULT_SETTINGS),
        defaults: DEFAULT_SETTINGS,
      }),
    ),
  )
}

test("only ways that can pay this are offered, in the shop's order; one that is down says so", async () => {
  expect(await offered(20_000)).toEqual([
    {
      id: "card",
      title: "Credit or debit card",
      gatewayName: "one",
      terms: "Pay today.",
      problem: null,
      termsId: null,
      choices: [],
    },
    {
      id: "klarna",
      title: "Klarna",
      gatewayName: "one",
      terms: "Pay later.",
      problem: "Klarna does not answer at the moment.",
      termsId: null,
      choices: [],
    },
    {
      id: "lease",
      title: "Lease to own",
      gatewayName: null,
      terms: "26 payments",
      problem: null,
      termsId: null,
      choices: [],
    },
  ])
  expect((await offered(100)).map(({ id }) => id)).toEqual(["card", "klarna"])
})
