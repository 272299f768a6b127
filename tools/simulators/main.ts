import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Result } from "effect"
import { startOperatorPage } from "./operator/server.ts"
import { VENDORS } from "./registry/vendors.ts"
import { readSettings, type SharedSettings } from "./settings.ts"
import type { RunningSimulator } from "./vendor.ts"

/**
 * Starts every simulated vendor in one process. Prints one line of JSON when all of them answer; ends on SIGINT,
 * SIGTERM, or when the process that started it over IPC is gone.
 */

const complain = (message: string): void => {
  process.stderr.write(`simulators: ${message}\n`)
}

const main = async (): Promise<void> => {
  const shared = readSettings(process.env, complain)
  if (Result.isFailure(shared)) return refuse([shared.failure])
  const prepared = VENDORS.map(({ name, prepare }) =>
    Result.map(prepare(process.env, settingsOf(shared.success, name)), (start) => ({ name, start })),
  )
  const failures = prepared.filter(Result.isFailure).map(({ failure }) => failure)
  if (failures.length > 0) return refuse(failures)
  const running: Array<readonly [string, RunningSimulator]> = []
  const operator: Array<{ readonly url: string; readonly close: () => Promise<void> }> = []
  const close = () =>
    Promise.all([...operator, ...running.map(([, simulator]) => simulator)].map((each) => each.close()))
  try {
    for (const { success: vendor } of prepared.filter(Result.isSuccess)) {
      running.push([vendor.name, await vendor.start()])
    }
    const { adminToken, host, operatorPort } = shared.success
    if (operatorPort !== undefined) {
      const adminUrls = Object.fromEntries(running.map(([name, { adminUrl }]) => [name, adminUrl]))
      operator.push(await startOperatorPage({ adminToken, host, port: operatorPort, adminUrls }))
    }
  } catch (cause) {
    await close()
    throw cause
  }
  let closing = false
  const stop = (): void => {
    if (closing) return
    closing = true
    close().then(
      () => process.exit(0),
      (cause: unknown) => {
        complain(reasonOf(cause))
        process.exit(1)
      },
    )
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  process.on("disconnect", stop)
  const addresses = running.map(([name, { close: _, ...simulator }]) => [name, simulator] as const)
  const ready = { ready: true, simulators: Object.fromEntries(addresses), operator: operator[0]?.url }
  process.stdout.write(`${JSON.stringify(ready)}\n`)
  process.send?.(ready)
}

/** Each vendor sends its webhooks to an address of its own. */
const settingsOf = (shared: SharedSettings, name: string): SharedSettings => ({
  ...shared,
  webhookUrl: shared.webhookUrl === undefined ? undefined : `${shared.webhookUrl}/${name}`,
})

const refuse = (failures: ReadonlyArray<string>): void => {
  for (const failure of failures) complain(failure)
  process.exitCode = 1
}

main().catch((cause: unknown) => {
  complain(reasonOf(cause))
  process.exitCode = 1
})
