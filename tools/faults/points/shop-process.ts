import { makeApp } from "@voltread/api/composition/app.ts"
import { runWith, type Services, servicesLayer } from "@voltread/api/composition/services.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "@voltread/api/payments/payment-gateways.ts"
import type { Config } from "@voltread/api/platform/config.ts"
import { makeMetrics } from "@voltread/api/platform/http/metrics.ts"
import { testConfig } from "@voltread/api/testing/test-config.ts"
import { type Effect, Layer, Logger, ManagedRuntime } from "effect"
import type { FastifyInstance } from "fastify"

/** A shop process within this one; several may run here, and they share only database and gateway. */
export interface ShopInMemory {
  readonly config: Config
  readonly runtime: ManagedRuntime.ManagedRuntime<Services, never>
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>
  /** Its HTTP side, created on first use. */
  readonly app: () => Promise<FastifyInstance>
  readonly close: () => Promise<void>
}

/** `environment` names the vendors and their addresses for this process; `cards` replaces the card vendor. */
export const shopInMemory = (
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  cards?: PaymentGateway,
): ShopInMemory => {
  const config = testConfig(databaseUrl, { MAILBOX: "true", ...environment })
  const gateways =
    cards === undefined
      ? undefined
      : Layer.succeed(PaymentGateways, makePaymentGateways({ gateways: [cards] }))
  const runtime = ManagedRuntime.make(
    // Errors in a process that is being killed are expected.
    servicesLayer(config, "faults", gateways).pipe(Layer.provideMerge(Logger.layer([]))),
  )
  let app: Promise<FastifyInstance> | undefined
  return {
    config,
    runtime,
    run: (effect) => runtime.runPromise(effect),
    app: () => {
      app ??= makeApp({
        config,
        run: runWith((work) => runtime.runPromise(work)),
        metrics: makeMetrics("api"),
      })
      return app
    },
    close: async () => {
      await (await app)?.close()
      await runtime.dispose()
    },
  }
}
