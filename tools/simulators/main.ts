import { Result } from "effect"
import { startBraintree } from "./braintree/server.ts"
import { readSettings } from "./settings.ts"

/**
 * Starts every simulated vendor in one process. Prints one line of JSON when all of them answer; ends on SIGINT,
 * SIGTERM, or when the process that started it over IPC is gone.
 */

const complain = (message: string): void => {
  process.stderr.write(`simulators: ${message}\n`)
}

const main = async (): Promise<void> => {
  const settings = readSettings(process.env)
  if (Result.isFailure(settings)) {
    complain(settings.failure)
    process.exitCode = 1
    return
  }
  const braintree = await startBraintree({ ...settings.success.braintree, report: complain })
  let closing = false
  const stop = (): void => {
    if (closing) return
    closing = true
    braintree.close().then(
      () => process.exit(0),
      (cause: unknown) => {
        complain(cause instanceof Error ? cause.message : String(cause))
        process.exit(1)
      },
    )
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  process.on("disconnect", stop)
  const { adminUrl, tokenizeUrl, url } = braintree
  const ready = { ready: true, simulators: { braintree: { url, tokenizeUrl, adminUrl } } }
  process.stdout.write(`${JSON.stringify(ready)}\n`)
  process.send?.(ready)
}

main().catch((cause: unknown) => {
  complain(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
})
