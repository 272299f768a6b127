import type { EventLog } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect, Layer } from "effect"
import { AccountSignals } from "../accounts/signals.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ProductIndex } from "../catalogue/search/product-index.ts"
import { SupplierStock } from "../catalogue/supplier-stock.ts"
import { ChatSignals } from "../chat/signals.ts"
import { Mailer } from "../mail/mailer.ts"
import { LiveOrders } from "../orders/live-orders.ts"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { eventLogLayer } from "../platform/event-log/layer.ts"
import { toProblem } from "../platform/http/problem.ts"
import { Database } from "../platform/postgres/pool.ts"
import { paymentGatewaysLayer } from "./payment-gateways.ts"

/** What the work of a request may use. */
export type Services =
  | Database
  | EventLog
  | PaymentGateways
  | CommandHandlers
  | ReadModels
  | LiveOrders
  | Cryptography
  | AccountSignals
  | ChatSignals
  | Mailer
  | ProductIndex
  | SupplierStock

export const servicesLayer = (
  config: Config,
  applicationName: string,
  gateways: Layer.Layer<PaymentGateways> = paymentGatewaysLayer(config),
) => {
  const database = Database.layer({ url: config.databaseUrl, applicationName })
  const eventLog = eventLogLayer({ eventStoreUrl: config.eventStoreUrl }).pipe(Layer.provide(database))
  const streams = CommandHandlers.layer.pipe(Layer.provide(eventLog))
  const readModels = Layer.unwrap(Database.use((service) => Effect.succeed(ReadModels.layer(service)))).pipe(
    Layer.provide(database),
  )
  return Layer.mergeAll(
    database,
    readModels,
    LiveOrders.layer.pipe(Layer.provide(readModels)),
    eventLog,
    streams,
    Cryptography.layer(config.sessionSecret),
    AccountSignals.layer.pipe(Layer.provide(database)),
    ProductIndex.layer.pipe(Layer.provide(database)),
    SupplierStock.own.pipe(Layer.provide(database)),
    ChatSignals.layer.pipe(Layer.provide(database)),
    Mailer.layer(config).pipe(Layer.provide(database)),
    gateways,
  )
}

export const runWith =
  (runPromise: <A, E>(work: Effect.Effect<A, E, Services>) => Promise<A>): EffectRunner<Services> =>
  (work) =>
    runPromise(Effect.result(Effect.mapError(work, toProblem)))
