import type { EventLog } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/wait.ts"
import { Effect, Layer } from "effect"
import { AccountSignals } from "../accounts/signals.ts"
import { Streams } from "../aggregates/streams.ts"
import { ProductShelf } from "../catalogue/search/product-shelf.ts"
import { SupplierStock } from "../catalogue/supplier-stock.ts"
import { ChatSignals } from "../chat/signals.ts"
import { braintreeLayer } from "../gateways/braintree/braintree.ts"
import { Mailer } from "../mail/mailer.ts"
import { LiveOrders } from "../orders/live-orders.ts"
import type { CardGateway } from "../payments/card-gateway.ts"
import type { Config } from "../platform/config.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { eventLogLayer } from "../platform/event-log/layer.ts"
import { toProblem } from "../platform/http/problem.ts"
import { Database } from "../platform/postgres/pool.ts"

/** What the work of a request may use. */
export type Services =
  | Database
  | EventLog
  | CardGateway
  | Streams
  | ReadModels
  | LiveOrders
  | Cryptography
  | AccountSignals
  | ChatSignals
  | Mailer
  | ProductShelf
  | SupplierStock

/** Milliseconds that a shopper waits for the card gateway at most; what it answers later is found by looking it up. */
const CARD_TIMEOUT = 10_000

export const cardLayer = (config: Config): Layer.Layer<CardGateway> =>
  braintreeLayer({ ...config.braintree, timeoutMs: CARD_TIMEOUT })

export const servicesLayer = (
  config: Config,
  applicationName: string,
  cards: Layer.Layer<CardGateway> = cardLayer(config),
) => {
  const database = Database.layer({ url: config.databaseUrl, applicationName })
  const eventLog = eventLogLayer({ eventStoreUrl: config.eventStoreUrl }).pipe(Layer.provide(database))
  const streams = Streams.layer.pipe(Layer.provide(eventLog))
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
    ProductShelf.layer.pipe(Layer.provide(database)),
    SupplierStock.own.pipe(Layer.provide(database)),
    ChatSignals.layer.pipe(Layer.provide(database)),
    Mailer.layer(config).pipe(Layer.provide(database)),
    cards,
  )
}

export const runWith =
  (runPromise: <A, E>(work: Effect.Effect<A, E, Services>) => Promise<A>): EffectRunner<Services> =>
  (work) =>
    runPromise(Effect.result(Effect.mapError(work, toProblem)))
