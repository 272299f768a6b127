import { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber, Layer, ManagedRuntime, Result } from "effect"
import { AuditStatus } from "./audit/audit-status.ts"
import { reportLogAge } from "./audit/log-age.ts"
import { readConfig } from "./composition/config.ts"
import { followTimeZone, prepareDatabase } from "./composition/prepare-database.ts"
import { runProcesses } from "./composition/processes.ts"
import { makeProjectorApp } from "./composition/projector-app.ts"
import { servicesLayer } from "./composition/services.ts"
import { mailBacklog } from "./mail/mail-metrics.ts"
import { Database } from "./platform/postgres/pool.ts"
import { runMain, untilStopped } from "./platform/process.ts"
import { loggingLayer } from "./platform/process-logging.ts"
import { tracingLayer } from "./platform/tracing/tracing.ts"

/** The process that keeps the read models up to date and does what follows from events. */
const main = async (): Promise<number> => {
  const config = readConfig(process.env)
  if (Result.isFailure(config)) {
    process.stderr.write(`${config.failure.message}\n`)
    return 1
  }
  const { projectorPort, host } = config.success
  const runtime = ManagedRuntime.make(
    servicesLayer(config.success, "voltread-projector").pipe(
      Layer.provideMerge(loggingLayer(config.success)),
      Layer.provideMerge(tracingLayer(config.success.tracing, "voltread-projector")),
    ),
  )
  const status = new RunnerStatus()
  const audit = new AuditStatus()
  const app = await makeProjectorApp(config.success, status, audit, () =>
    runtime.runPromise(mailBacklog.pipe(Effect.orElseSucceed(() => null))),
  )
  try {
    await runtime.runPromise(Effect.andThen(prepareDatabase(config.success), followTimeZone))
    if (projectorPort !== undefined) await app.listen({ host, port: projectorPort })
    const work = runtime.runFork(
      Effect.all(
        [
          reportLogAge,
          Database.use(({ connection }) => runProjections({ connection, status })),
          runProcesses(audit),
        ],
        { concurrency: "unbounded", discard: true },
      ),
    )
    await Promise.race([untilStopped(), runtime.runPromise(Fiber.join(work))])
    await runtime.runPromise(Fiber.interrupt(work))
    return 0
  } finally {
    await app.close()
    await runtime.dispose()
  }
}

await runMain(main)
