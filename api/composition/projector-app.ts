import type { RunnerStatus } from "@voltread/projections/platform/status.ts"
import Fastify, { type FastifyInstance, LogController } from "fastify"
import { auditMetrics } from "../audit/audit-metrics.ts"
import type { AuditStatus } from "../audit/audit-status.ts"
import { type MailBacklog, mailMetrics } from "../mail/mail-metrics.ts"
import type { Config } from "../platform/config.ts"
import { diskMetrics } from "../platform/http/disk-metrics.ts"
import { loggerOptions } from "../platform/http/logging.ts"
import { makeMetrics, useMetrics } from "../platform/http/metrics.ts"
import { usePermissions } from "../platform/http/permission.ts"
import { projectorMetrics } from "../platform/http/projector-metrics.ts"
import { GUEST } from "../platform/http/viewer.ts"

/** Seconds that a healthy projector may lag behind the log. */
const MAX_LAG = 10

/** The projector's own small server, for operators: metrics and health. A standby is healthy, too. */
export const makeProjectorApp = async (
  config: Config,
  status: RunnerStatus,
  audit: AuditStatus,
  backlog: () => Promise<MailBacklog | null>,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(config),
  })
  const metrics = makeMetrics("projector")
  projectorMetrics(metrics.registry, status)
  auditMetrics(metrics.registry, audit)
  mailMetrics(metrics.registry, backlog)
  diskMetrics(metrics.registry, config.importFolder)
  usePermissions(app, async () => GUEST)
  useMetrics(app, metrics, { token: config.metricsToken, isBehindProxy: false })
  app.get("/healthz", { config: { access: "public" } }, async (_, reply) => {
    const lag = status.lagSeconds(Date.now())
    const isHealthy = lag < MAX_LAG && status.failuresInARow === 0
    return reply.status(isHealthy ? 200 : 503).send({ active: status.active, lagSeconds: lag })
  })
  return app
}
