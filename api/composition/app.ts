import Fastify, { type FastifyInstance, type FastifyReply, LogController } from "fastify"
import { accountRoutes } from "../accounts/account-routes.ts"
import { liveAccountRoutes } from "../accounts/live-account-routes.ts"
import { auditRoutes } from "../audit/audit-routes.ts"
import { forgetCart } from "../cart/cart-session.ts"
import { savedSearchRoutes } from "../catalogue/saved-search-routes.ts"
import { chatRoutes } from "../chat/chat-routes.ts"
import { clearChatCookie } from "../chat/chat-session.ts"
import { customerChatRoutes } from "../chat/customer-chat-routes.ts"
import { liveChatRoutes } from "../chat/live-chat-routes.ts"
import { contactRoutes } from "../contact/contact-routes.ts"
import { customerAddressRoutes } from "../customers/customer-address-routes.ts"
import { customerRoutes } from "../customers/customer-routes.ts"
import { importRoutes } from "../imports/import-routes.ts"
import { mailboxRoutes } from "../mail/mailbox-page.ts"
import { visitRoutes } from "../marketing/visit-routes.ts"
import { adminOrderRoutes } from "../orders/admin-order-routes.ts"
import { liveRoutes } from "../orders/live-order-routes.ts"
import { orderRoutes } from "../orders/order-routes.ts"
import { webhookRoutes } from "../payments/webhook-routes.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import {
  ARRIVAL_LIMITS,
  type ArrivalLimits,
  LONGEST_ARRIVAL_MS,
  useArrivalLimits,
} from "../platform/http/arrival.ts"
import { correlationId } from "../platform/http/correlation.ts"
import { answerBadAddress, useErrorAnswers } from "../platform/http/errors.ts"
import { makeEventStreams } from "../platform/http/event-stream.ts"
import { healthRoutes } from "../platform/http/health.ts"
import { loggerOptions } from "../platform/http/logging.ts"
import { type Metrics, useMetrics } from "../platform/http/metrics.ts"
import { useOpenApi } from "../platform/http/openapi.ts"
import { usePermissions } from "../platform/http/permission.ts"
import { useEffectSchemas } from "../platform/http/schema-compiler.ts"
import { useSecurity } from "../platform/http/security.ts"
import { privacyRoutes } from "../privacy/privacy-routes.ts"
import { reportRoutes } from "../reports/report-routes.ts"
import { followAccounts } from "../sign-in/follow-accounts.ts"
import { makeIdentifier } from "../sign-in/identify.ts"
import { openKeyring } from "../sign-in/keyring.ts"
import { passwordRoutes } from "../sign-in/password-routes.ts"
import { registrationRoutes } from "../sign-in/registration-routes.ts"
import { signInRoutes } from "../sign-in/sign-in-routes.ts"
import { socialRoutes } from "../sign-in/social-routes.ts"
import { makeTokenIssuer } from "../sign-in/tokens.ts"
import { staffRoutes } from "../staff/staff-routes.ts"
import { webRoutes } from "../web/routes.ts"
import { sitemapRoutes } from "../web/sitemap.ts"
import { graphqlEndpoints } from "./graphql.ts"
import type { Services } from "./services.ts"

export interface AppOptions {
  readonly config: Config
  readonly run: EffectRunner<Services>
  readonly metrics: Metrics
  readonly arrivalLimits?: ArrivalLimits
}

const MAX_BODY = 256 * 1_024
const MAX_USERNAME = 254
const HEADERS_MS = 60_000

const clearOnLogOut = (reply: FastifyReply): void => {
  forgetCart(reply)
  clearChatCookie(reply)
}

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
  signInRoutes(shop, { config, run, issuer, identifier, keyring, clearOnLogOut })
  registrationRoutes(shop, { config, run, issuer })
  passwordRoutes(shop, config, run)
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
  auditRoutes(shop, run)
  await importRoutes(shop, config, run)
  liveRoutes(shop, config, run, streams)
  liveAccountRoutes(shop, run, streams)
  liveChatRoutes(shop, run, streams)
  graphqlEndpoints(shop, config, run)
  sitemapRoutes(shop, config, run)
  if (config.webFolder !== undefined) await webRoutes(app, config, config.webFolder)
  return app
}
