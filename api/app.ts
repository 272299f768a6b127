import Fastify, { type FastifyInstance, LogController } from "fastify"
import { followAccounts } from "./accounts/follow-accounts.ts"
import { makeIdentifier } from "./auth/identify.ts"
import { openKeyring } from "./auth/keyring.ts"
import { authRoutes } from "./auth/routes.ts"
import { makeTokenIssuer } from "./auth/tokens.ts"
import type { Config } from "./config.ts"
import { graphqlEndpoints } from "./graphql/endpoints.ts"
import { ARRIVAL_LIMITS, type ArrivalLimits, LONGEST_ARRIVAL_MS, useArrivalLimits } from "./http/arrival.ts"
import { correlationId } from "./http/correlation.ts"
import { answerBadAddress, useErrorAnswers } from "./http/errors.ts"
import { healthRoutes } from "./http/health.ts"
import { loggerOptions } from "./http/logging.ts"
import { type Metrics, useMetrics } from "./http/metrics.ts"
import { useOpenApi } from "./http/openapi.ts"
import { usePermissions } from "./http/permission.ts"
import { useEffectSchemas } from "./http/schema-compiler.ts"
import { useSecurity } from "./http/security.ts"
import { liveAccountRoutes } from "./live/account-routes.ts"
import { liveChatRoutes } from "./live/chat-routes.ts"
import { makeEventStreams } from "./live/event-stream.ts"
import { liveRoutes } from "./live/routes.ts"
import { mailboxRoutes } from "./mail/mailbox-page.ts"
import { accountRoutes } from "./rest/account.ts"
import { adminOrderRoutes } from "./rest/admin-orders.ts"
import { chatRoutes } from "./rest/chat.ts"
import { contactRoutes } from "./rest/contact.ts"
import { customerAddressRoutes } from "./rest/customer-addresses.ts"
import { customerChatRoutes } from "./rest/customer-chats.ts"
import { customerRoutes } from "./rest/customers.ts"
import { importRoutes } from "./rest/imports.ts"
import { keyRoutes } from "./rest/keys.ts"
import { orderRoutes } from "./rest/orders.ts"
import { passwordRoutes } from "./rest/passwords.ts"
import { privacyRoutes } from "./rest/privacy.ts"
import { registrationRoutes } from "./rest/registration.ts"
import { reportRoutes } from "./rest/reports.ts"
import { savedSearchRoutes } from "./rest/saved-searches.ts"
import { socialRoutes } from "./rest/social.ts"
import { staffRoutes } from "./rest/staff.ts"
import { visitRoutes } from "./rest/visits.ts"
import type { Run } from "./services.ts"
import { webRoutes } from "./web/routes.ts"
import { sitemapRoutes } from "./web/sitemap.ts"
import { webhookRoutes } from "./webhooks/routes.ts"

export interface AppOptions {
  readonly config: Config
  readonly run: Run
  readonly metrics: Metrics
  readonly arrivalLimits?: ArrivalLimits
}

const MAX_BODY = 256 * 1_024
const MAX_USERNAME = 254
const HEADERS_MS = 60_000

/** The HTTP side of the shop. Listens to nothing yet, so that tests can inject requests. */
export const makeApp = async ({
  config,
  run,
  metrics,
  arrivalLimits = ARRIVAL_LIMITS,
}: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    // E-mail addresses are parts of paths, and each of their characters may be three there.
    routerOptions: { maxParamLength: 3 * MAX_USERNAME },
    frameworkErrors: answerBadAddress,
    genReqId: (request) => correlationId(request.headers),
    // Every request would be two lines; metrics count them, and what goes wrong is logged where it does.
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(config),
    requestTimeout: LONGEST_ARRIVAL_MS,
    http: { headersTimeout: HEADERS_MS },
    keepAliveTimeout: 65_000,
    trustProxy: config.trustProxy ?? false,
  })
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id)
  })
  useErrorAnswers(app)
  useArrivalLimits(app, arrivalLimits)
  await useSecurity(app, config)
  const keyring = await openKeyring(run)
  const issuer = makeTokenIssuer(keyring)
  const identifier = makeIdentifier(issuer, run)
  const streams = makeEventStreams(app)
  await followAccounts(app, run, { identifier, streams })
  usePermissions(app, identifier.identify)
  await useOpenApi(app)
  useMetrics(app, metrics, config.metricsToken)
  const shop = useEffectSchemas(app)
  healthRoutes(shop, run)
  authRoutes(shop, { config, run, issuer, identifier })
  registrationRoutes(shop, { config, run, issuer })
  passwordRoutes(shop, run)
  keyRoutes(shop, keyring)
  accountRoutes(shop, run)
  savedSearchRoutes(shop, run)
  customerRoutes(shop, run)
  customerAddressRoutes(shop, run)
  staffRoutes(shop, run)
  privacyRoutes(shop, run)
  socialRoutes(shop, { config, run, issuer })
  await contactRoutes(shop, config, run)
  visitRoutes(shop, run)
  chatRoutes(shop, config, run)
  customerChatRoutes(shop, run)
  if (config.mail.hasMailbox) mailboxRoutes(shop, run)
  webhookRoutes(shop, run)
  orderRoutes(shop, config, run)
  adminOrderRoutes(shop, run)
  reportRoutes(shop, run)
  await importRoutes(shop, config, run)
  liveRoutes(shop, config, run, streams)
  liveAccountRoutes(shop, run, streams)
  liveChatRoutes(shop, run, streams)
  graphqlEndpoints(shop, config, run)
  sitemapRoutes(shop, config, run)
  if (config.webFolder !== undefined) await webRoutes(app, config, config.webFolder)
  return app
}
