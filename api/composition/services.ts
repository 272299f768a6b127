import type { EventLog } from "@voltread/domain/event.ts"
import { UndecodableEvent } from "@voltread/domain/shared/event-codec.ts"
import { DEFAULT_SETTINGS, type ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect, Layer } from "effect"
import { AccountSignals } from "../accounts/signals.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ProductIndex } from "../catalogue/search/product-index.ts"
import { SupplierStock } from "../catalogue/supplier-stock.ts"
import { ChatSignals } from "../chat/signals.ts"
import type { FraudChecks } from "../fraud/fraud-checker.ts"
import { affiliateNetworks } from "../gateways/affiliate-networks/affiliate-networks.ts"
import { clickTrackerLayer } from "../gateways/click-tracker/click-tracker.ts"
import { clickTrackerVariables } from "../gateways/click-tracker/variables.ts"
import { minFraudVariables } from "../gateways/minfraud/variables.ts"
import type { Lenders } from "../loans/lenders.ts"
import { Mailer } from "../mail/mailer.ts"
import type { AffiliateNetworks } from "../marketing/affiliate-networks.ts"
import type { ClickTracker } from "../marketing/click-tracker.ts"
import { LiveOrders } from "../orders/live-orders.ts"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { eventLogLayer } from "../platform/event-log/layer.ts"
import { Database } from "../platform/postgres/pool.ts"
import { Problem, toProblem } from "../platform/problem.ts"
import { withinRequest } from "../platform/tracing/request-spans.ts"
import { CurrentSettings } from "../settings/current-settings.ts"
import { fraudChecksLayer } from "./fraud-checks.ts"
import { ConfiguredLenders, lendersLayer } from "./lenders.ts"
import { paymentGatewaysLayer } from "./payment-gateways.ts"

/** The settings of the release and its operator, which hold until staff change them. */
const defaultsOf = ({ timeZone, fraud, declinedCardsPerHour }: Config): ShopSettings => ({
  ...DEFAULT_SETTINGS,
  time: { ...DEFAULT_SETTINGS.time, timeZone },
  fraud: { ...DEFAULT_SETTINGS.fraud, reviewAbove: fraud.reviewAbove, declinedCardsPerHour },
})

/** The services available to requests. */
export type Services =
  | Database
  | EventLog
  | PaymentGateways
  | FraudChecks
  | CurrentSettings
  | Lenders
  | CommandHandlers
  | ReadModels
  | LiveOrders
  | Cryptography
  | AccountSignals
  | ChatSignals
  | Mailer
  | ProductIndex
  | SupplierStock
  | ClickTracker
  | AffiliateNetworks

export const servicesLayer = (
  config: Config,
  applicationName: string,
  gateways: Layer.Layer<PaymentGateways, never, Database | ConfiguredLenders> = paymentGatewaysLayer(config),
) => {
  const database = Database.layer({ url: config.databaseUrl, applicationName })
  const eventLog = eventLogLayer({ eventStoreUrl: config.eventStoreUrl }).pipe(Layer.provide(database))
  const configuredLenders = ConfiguredLenders.layer(config)
  const handlers =
    minFraudVariables.settingsOf(config) === undefined
      ? CommandHandlers.layer
      : CommandHandlers.checkingForFraud
  const streams = handlers.pipe(Layer.provide(eventLog))
  const readModels = Layer.unwrap(Database.useSync(ReadModels.layer)).pipe(Layer.provide(database))
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
    clickTrackerLayer(clickTrackerVariables.settingsOf(config)),
    affiliateNetworks(config.postbackLocalHosts),
    Mailer.layer(config).pipe(Layer.provide(database)),
    gateways.pipe(Layer.provide([database, configuredLenders])),
    fraudChecksLayer(config),
    CurrentSettings.layer(defaultsOf(config)).pipe(Layer.provide(database)),
    lendersLayer(config).pipe(Layer.provide(configuredLenders)),
  )
}

/** An unreadable stream is a defect for the code that needs it; the person who asked gets a message in words. */
const explainingUnreadable = <A, R>(work: Effect.Effect<A, Problem, R>): Effect.Effect<A, Problem, R> =>
  Effect.catchDefect(work, (defect) =>
    defect instanceof UndecodableEvent
      ? Effect.logError(`A request met an event that cannot be read: ${defect.message}`).pipe(
          Effect.annotateLogs({ alert: "event-unreadable" }),
          Effect.andThen(Effect.fail(new Problem({ code: "CONFLICT", message: UNREADABLE }))),
        )
      : Effect.die(defect),
  )

const UNREADABLE =
  "A part of its history cannot be read, so nothing can be changed. It is safe, and an engineer has been notified."

export const runWith =
  (runPromise: <A, E>(work: Effect.Effect<A, E, Services>) => Promise<A>): EffectRunner<Services> =>
  (work) =>
    runPromise(Effect.result(explainingUnreadable(Effect.mapError(withinRequest(work), toProblem))))
