import { Effect, Layer, ManagedRuntime, Result, Schedule } from "effect"
import { ProductIndex } from "./catalogue/search/product-index.ts"
import { makeApp } from "./composition/app.ts"
import { readConfig } from "./composition/config.ts"
import { prepareDatabase } from "./composition/prepare-database.ts"
import { runWith, servicesLayer } from "./composition/services.ts"
import { makeMetrics } from "./platform/http/metrics.ts"
import { stopServer } from "./platform/http/stopping.ts"
import { runMain, untilStopped } from "./platform/process.ts"
import { loggingLayer } from "./platform/process-logging.ts"
import { activeTracer, tracingLayer } from "./platform/tracing/tracing.ts"

/** The first visitors would wait for it: of a million products, half a minute. */
const readCatalogue = ProductIndex.use(({ current }) => current).pipe(
  Effect.retry(Schedule.spaced("1 second")),
)

/** The HTTP process. */
const main = async (): Promise<number> => {
  const config = readConfig(process.env)
  if (Result.isFailure(config)) {
    process.stderr.write(`${config.failure.message}\n`)
    return 1
  }
  const runtime = ManagedRuntime.make(
    servicesLayer(config.success, "voltread-api").pipe(
      Layer.provideMerge(loggingLayer(config.success)),
      Layer.provideMerge(tracingLayer(config.success.tracing, "voltread-api")),
    ),
  )
  try {
    await runtime.runPromise(prepareDatabase(config.success))
    const catalogue = runtime.runFork(readCatalogue)
    const app = await makeApp({
      config: config.success,
      run: runWith((work) => runtime.runPromise(work)),
      metrics: makeMetrics("api"),
      tracer: await runtime.runPromise(activeTracer),
      isPrepared: () => catalogue.pollUnsafe() !== undefined,
    })
    try {
      await app.listen({ host: config.success.host, port: config.success.port })
      process.send?.({ type: "listening" })
      await untilStopped()
      await stopServer(app, config.success.stopGraceSeconds * 1_000)
    } finally {
      // What the app follows in the database must end before the runtime: also where the port was taken.
      await app.close()
    }
    return 0
  } finally {
    await runtime.dispose()
  }
}

await runMain(main)
