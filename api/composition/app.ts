import { Effect, Result, type Tracer } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import { accountRoutes } from "../accounts/account-routes.ts"
import { liveAccountRoutes } from "../accounts/live-account-routes.ts"
import { orderLinkRoutes } from "../after-sale/order-link-routes.ts"
import { liveApplicationRoutes } from "../applications/live-application-routes.ts"
import { auditRoutes } from "../audit/audit-routes.ts"
import { auditLogRoutes } from "../audit-log/audit-log-routes.ts"
import { useAuditLog } from "../audit-log/audited-requests.ts"
import { clearCartSession } from "../cart/cart-session.ts"
import { garageRoutes } from "../catalogue/garage-routes.ts"
import { placeRoutes } from "../catalogue/place-routes.ts"
import { savedProductRoutes } from "../catalogue/saved-product-routes.ts"
import { savedSearchRoutes } from "../catalogue/saved-search-routes.ts"
import { chatRoutes } from "../chat/chat-routes.ts"
import { clearChatCookie } from "../chat/chat-session.ts"
import { customerChatRoutes } from "../chat/customer-chat-routes.ts"
import { liveChatRoutes } from "../chat/live-chat-routes.ts"
import { contactRoutes } from "../contact/contact-routes.ts"
import { customerContactRoutes } from "../contact/customer-contact-routes.ts"
import { customerAddressRoutes } from "../customers/customer-address-routes.ts"
import { customerRoutes } from "../customers/customer-routes.ts"
import { historyRoutes } from "../history/history-routes.ts"
import { adCostRoutes } from "../imports/ad-cost-routes.ts"
import { importMappingRoutes } from "../imports/import-mapping-routes.ts"
import { importRoutes } from "../imports/import-routes.ts"
import { referenceRoutes } from "../imports/reference/reference-routes.ts"
import { inboundMailRoutes } from "../mail/inbound/inbound-mail-routes.ts"
import { mailboxRoutes } from "../mail/mailbox-page.ts"
import { undeliveredMailRoutes } from "../mail/undelivered/undelivered-mail-routes.ts"
import { affiliateRoutes } from "../marketing/affiliates/affiliate-routes.ts"
import { conversionRoutes } from "../marketing/conversions/conversion-routes.ts"
import { visitRoutes } from "../marketing/visit-routes.ts"
import { readCountries, UNKNOWN_COUNTRY } from "../marketing/visitor-country.ts"
import { adminOrderRoutes } from "../orders/admin-order-routes.ts"
import { bulkRoutes } from "../orders/bulk-routes.ts"
import { liveRoutes } from "../orders/live-order-routes.ts"
import { orderRoutes } from "../orders/order-routes.ts"
import { PaymentGateways, type PaymentGatewaysService } from "../payments/payment-gateways.ts"
import { webhookRoutes } from "../payments/webhook-routes.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { ARRIVAL_LIMITS, type ArrivalLimits, useArrivalLimits } from "../platform/http/arrival.ts"
import { diskMetrics } from "../platform/http/disk-metrics.ts"
import { useErrorAnswers } from "../platform/http/errors.ts"
import { type EventStreams, makeEventStreams } from "../platform/http/event-stream.ts"
import { healthRoutes } from "../platform/http/health.ts"
import { useJsonBodies } from "../platform/http/json-bodies.ts"
import { LOOPBACK_NAMES } from "../platform/http/loopback.ts"
import { type Metrics, useMetrics } from "../platform/http/metrics.ts"
import { useOpenApi } from "../platform/http/openapi.ts"
import { usePermissions } from "../platform/http/permission.ts"
import { type ShopInstance, useEffectSchemas } from "../platform/http/schema-compiler.ts"
import { useSecurity } from "../platform/http/security.ts"
import { makeServer } from "../platform/http/server.ts"
import { useStopping } from "../platform/http/stopping.ts"
import { makeRequestSpans } from "../platform/tracing/request-spans.ts"
import { privacyRoutes } from "../privacy/privacy-routes.ts"
import { moderationRoutes } from "../product-reviews/moderation-routes.ts"
import { orderReviewRoutes } from "../product-reviews/order-review-routes.ts"
import { productReviewRoutes } from "../product-reviews/product-review-routes.ts"
import { promotionRoutes } from "../promotions/promotion-routes.ts"
import { readModelRoutes } from "../read-models/read-model-routes.ts"
import { subscriptionRoutes } from "../report-subscriptions/subscription-routes.ts"
import { dashboardRoutes } from "../reports/dashboard-routes.ts"
import { reportRoutes } from "../reports/report-routes.ts"
import { settingsRoutes } from "../settings/settings-routes.ts"
import { setupRoutes } from "../setup/setup-routes.ts"
import { followAccounts } from "../sign-in/follow-accounts.ts"
import { type Identifier, makeIdentifier } from "../sign-in/identify.ts"
import { type Keyring, openKeyring } from "../sign-in/keyring.ts"
import { passkeyLogInRoutes } from "../sign-in/passkey-log-in-routes.ts"
import { passkeyRoutes } from "../sign-in/passkey-routes.ts"
import { passwordRoutes } from "../sign-in/password-routes.ts"
import { registrationRoutes } from "../sign-in/registration-routes.ts"
import { secondFactorRoutes } from "../sign-in/second-factor-routes.ts"
import { signInRoutes } from "../sign-in/sign-in-routes.ts"
import { socialRoutes } from "../sign-in/social-routes.ts"
import { makeTokenIssuer, type TokenIssuer } from "../sign-in/tokens.ts"
import { staffRoutes } from "../staff/staff-routes.ts"
import { staffSecurityRoutes } from "../staff/staff-security-routes.ts"
import { stockAlertRoutes } from "../stock-alerts/stock-alert-routes.ts"
import { cannedResponseRoutes } from "../support/canned-response-routes.ts"
import { orderMailRoutes } from "../support/order-mail-routes.ts"
import { supportDeskRoutes } from "../support/support-desk-routes.ts"
import { webRoutes } from "../web/routes.ts"
import { sitemapRoutes } from "../web/sitemap.ts"
import { graphqlEndpoints } from "./graphql.ts"
import type { Services } from "./services.ts"

export interface AppOptions {
  readonly config: Config
  readonly run: EffectRunner<Services>
  readonly metrics: Metrics
  /** Absent: requests are not traced. */
  readonly tracer?: Tracer.Tracer | undefined
  readonly arrivalLimits?: ArrivalLimits
  /** Whether it can answer without delay. Absent: always. */
  readonly isPrepared?: () => boolean
}

const clearOnLogOut = (reply: FastifyReply): void => {
  clearCartSession(reply)
  clearChatCookie(reply)
}

const pageSourcesOf = ({ methods }: PaymentGatewaysService) =>
  Effect.succeed(methods.flatMap(({ pageSources }) => pageSources ?? []))

const visitorCountry = async ({ countryFile }: Config) =>
  countryFile === undefined ? UNKNOWN_COUNTRY : readCountries(countryFile)

/** The HTTP side of the shop. Listens to nothing yet, so that tests can inject requests. */
export const makeApp = async ({
  config,
  run,
  metrics,
  tracer,
  arrivalLimits = ARRIVAL_LIMITS,
  isPrepared,
}: AppOptions): Promise<FastifyInstance> => {
  const spans = tracer === undefined ? undefined : makeRequestSpans(tracer)
  const app = makeServer(config, spans)
  useStopping(app)
  useErrorAnswers(app)
  useJsonBodies(app)
  useArrivalLimits(app, arrivalLimits)
  await useSecurity(app, config, run)
  const keyring = await openKeyring(run)
  const issuer = makeTokenIssuer(keyring)
  const identifier = makeIdentifier(issuer, run)
  const streams = makeEventStreams(app)
  await followAccounts(app, run, { identifier, streams })
  usePermissions(app, identifier.identify)
  useAuditLog(app, run)
  await useOpenApi(app)
  diskMetrics(metrics.registry, config.importFolder)
  useMetrics(app, metrics, {
    token: config.metricsToken,
    isBehindProxy: !LOOPBACK_NAMES.has(new URL(config.publicUrl).hostname),
  })
  const shop = useEffectSchemas(app)
  healthRoutes(shop, run, isPrepared)
  await areaRoutes(shop, { config, run, issuer, identifier, keyring, streams })
  if (config.webFolder !== undefined) {
    const sources = Result.getOrThrow(await run(PaymentGateways.use(pageSourcesOf)))
    await webRoutes(app, config, run, config.webFolder, sources)
  }
  return app
}

interface AreaOptions extends Pick<AppOptions, "config" | "run"> {
  readonly issuer: TokenIssuer
  readonly identifier: Identifier
  readonly keyring: Keyring
  readonly streams: EventStreams
}

const areaRoutes = async (
  shop: ShopInstance,
  { config, run, issuer, identifier, keyring, streams }: AreaOptions,
): Promise<void> => {
  signInRoutes(shop, { config, run, issuer, identifier, keyring, clearOnLogOut })
  registrationRoutes(shop, { config, run, issuer })
  passwordRoutes(shop, config, run)
  secondFactorRoutes(shop, run)
  passkeyRoutes(shop, config, run)
  passkeyLogInRoutes(shop, { config, run, issuer })
  accountRoutes(shop, run)
  savedSearchRoutes(shop, run)
  garageRoutes(shop, run)
  savedProductRoutes(shop, run)
  placeRoutes(shop, run)
  customerRoutes(shop, run)
  customerAddressRoutes(shop, run)
  staffRoutes(shop, run)
  staffSecurityRoutes(shop, run)
  privacyRoutes(shop, run)
  socialRoutes(shop, { config, run, issuer })
  await contactRoutes(shop, config, run)
  await stockAlertRoutes(shop, run)
  customerContactRoutes(shop, run)
  supportDeskRoutes(shop, run)
  visitRoutes(shop, { config, run, countryOf: await visitorCountry(config) })
  affiliateRoutes(shop, run)
  promotionRoutes(shop, run)
  settingsRoutes(shop, run)
  productReviewRoutes(shop, run)
  orderReviewRoutes(shop, config, run)
  moderationRoutes(shop, run)
  conversionRoutes(shop, run)
  chatRoutes(shop, config, run)
  customerChatRoutes(shop, run)
  if (config.mail.hasMailbox) await mailboxRoutes(shop, run)
  inboundMailRoutes(shop, config, run)
  undeliveredMailRoutes(shop, run)
  webhookRoutes(shop, run)
  orderRoutes(shop, config, run)
  adminOrderRoutes(shop, run)
  orderMailRoutes(shop, run)
  cannedResponseRoutes(shop, run)
  bulkRoutes(shop, run)
  orderLinkRoutes(shop, run)
  reportRoutes(shop, run)
  dashboardRoutes(shop, run)
  setupRoutes(shop, config, run)
  subscriptionRoutes(shop, run)
  readModelRoutes(shop, run)
  auditRoutes(shop, run)
  auditLogRoutes(shop, run)
  await importRoutes(shop, config, run)
  await importMappingRoutes(shop, config, run)
  await adCostRoutes(shop, config, run)
  await referenceRoutes(shop, config, run)
  await historyRoutes(shop, config, run)
  liveRoutes(shop, config, run, streams)
  liveApplicationRoutes(shop, run, streams)
  liveAccountRoutes(shop, run, streams)
  liveChatRoutes(shop, run, streams)
  graphqlEndpoints(shop, config, run)
  sitemapRoutes(shop, config, run)
}
