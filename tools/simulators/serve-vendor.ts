import { reasonOf } from "@voltread/domain/shared/reason.ts"
import type { FastifyInstance } from "fastify"
import type { Outbox } from "./outbox.ts"
import { RepeatedWork } from "./repeated-work.ts"
import type { SharedSettings } from "./settings.ts"
import type { RunningSimulator } from "./vendor.ts"

interface VendorParts {
  readonly name: string
  readonly app: FastifyInstance
  readonly outbox: Outbox
  readonly store: { readonly close: () => Promise<void> }
  readonly stopping: AbortController
  /** Does what is due as time passes. Absent: nothing is. */
  readonly round?: () => Promise<void>
}

const ROUND_MS = 250

/** Listens, sends what an earlier run has left, and does what is due, until it is closed. */
export const serveVendor = async (
  { name, app, outbox, store, stopping, round = () => Promise.resolve() }: VendorParts,
  { host, port, report }: SharedSettings & { readonly port: number },
): Promise<RunningSimulator> => {
  const rounds = new RepeatedWork(round)
  const close = async () => {
    stopping.abort()
    await rounds.stop()
    outbox.stop()
    await app.close()
    await store.close()
  }
  try {
    const url = await app.listen({ host, port })
    rounds.start(ROUND_MS, (cause) => report(`${name}: ${reasonOf(cause)}`))
    outbox.resume()
    return { url, adminUrl: `${url}/admin`, close }
  } catch (cause) {
    await close()
    throw cause
  }
}
