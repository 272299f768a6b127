import { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber, Layer, ManagedRuntime, Result } from "effect"
import { AuditStatus } from "./audit/audit-status.ts"
import { reportLogAge } from "./audit/log-age.ts"
import { readConfig } from "./composition/config.ts"
import { followTimeZone, prepareDatabase } from "./composition/prepare-database.ts"
import { runProcesses } from "./composition/processes.ts"
import { servicesLayer } from "./composition/services.ts"
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
  /** Loaded only where it is asked for: it has most of the packages of this process. */
  const serve = async (port: number) => {
    const [{ makeProjectorApp }, { mailBacklog }] = await Promise.all([
      import("./composition/projector-app.ts"),
      import("./mail/mail-metrics.ts"),
    ])
    const app = await makeProjectorApp(config.success, status, audit, () =>
      runtime.runPromise(mailBacklog.pipe(Effect.orElseSucceed(() => null))),
    )
    await app.listen({ host, port })
    return app
  }
  let server: Awaited<ReturnType<typeof serve>> | undefined
  try {
    await runtime.runPromise(Effect.andThen(prepareDatabase(config.success), followTimeZone))
    if (projectorPort !== undefined) server = await serve(projectorPort)
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
    await server?.close()
    await runtime.dispose()
  }
}

await runMain(main)
