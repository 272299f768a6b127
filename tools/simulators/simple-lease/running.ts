import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { LenderConfig } from "@voltread/api/gateways/simple-lease/lender-call.ts"
import { makeSimpleLease } from "@voltread/api/gateways/simple-lease/simple-lease.ts"
import type { Lender } from "@voltread/api/loans/lender.ts"
import { operatorOf } from "../example-call.ts"
import type { RunningSimulator } from "../vendor.ts"
import { type LenderSimulatorOptions, startLender } from "./server.ts"

/** The simulated lender with the shop's adapter connected to it, for tests. */
export interface LenderBench {
  readonly simulator: RunningSimulator
  readonly lender: Lender
  readonly directory: string
  readonly config: LenderConfig
  readonly complaints: ReadonlyArray<string>
  readonly admin: (method: string, path: string, body?: unknown) => Promise<Response>
  readonly close: () => Promise<void>
}

const adminToken = "admin-token-of-tests"
const HOUR = 3_600_000

export const startLenderBench = async (
  change: Partial<LenderSimulatorOptions> & { readonly keepDirectory?: boolean } = {},
): Promise<LenderBench> => {
  const directory = change.directory ?? (await mkdtemp(join(tmpdir(), "voltread-lender-")))
  const complaints: Array<string> = []
  const keys = { apiKey: "key-of-tests", webhookSecret: "webhook-secret-of-tests" }
  const simulator = await startLender({
    host: "127.0.0.1",
    port: 0,
    directory,
    adminToken,
    webhookUrl: undefined,
    webhookRetryMs: 20,
    browserUrl: undefined,
    settings: { decideAfterMs: HOUR, fundAfterMs: HOUR, lateAnswerMs: 2_000 },
    report: (message) => complaints.push(message),
    ...keys,
    ...change,
  })
  const config = { baseUrl: simulator.url, timeoutMs: 10_000, ...keys }
  return {
    simulator,
    lender: makeSimpleLease(config),
    directory,
    config,
    complaints,
    admin: operatorOf(simulator, adminToken),
    close: async () => {
      await simulator.close()
      if (change.keepDirectory !== true) await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Signs on the lender's page, as an applicant does. */
export const signAt = async (signatureUrl: string): Promise<void> => {
  const answer = await fetch(signatureUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name: "Ada Byron", agree: "yes" }),
  })
  if (answer.status !== 303) throw new Error(`not signed: ${answer.status}`)
}
