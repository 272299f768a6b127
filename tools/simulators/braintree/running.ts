import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeBraintree } from "@voltread/api/gateways/braintree/braintree.ts"
import type { BraintreeConfig } from "@voltread/api/gateways/braintree/braintree-client.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { Effect, Exit, Scope } from "effect"
import { operatorOf } from "../example-call.ts"
import { type BraintreeSimulatorOptions, type RunningBraintree, startBraintree } from "./server.ts"

/** A simulator with the shop's adapter connected to it, for tests. */
export interface Bench {
  readonly simulator: RunningBraintree
  readonly gateway: PaymentGateway
  readonly directory: string
  /** The simulator's error messages. */
  readonly complaints: ReadonlyArray<string>
  /** Another adapter for the same simulator. */
  readonly adapter: (change: Partial<BraintreeConfig>) => Promise<PaymentGateway>
  readonly admin: (method: string, path: string, body?: unknown) => Promise<Response>
  readonly tokenize: (number: string) => Promise<string>
  /** The addresses for a shop process, with its other environment variables. */
  readonly urls: Readonly<Record<"BRAINTREE_URL", string>>
  readonly environment: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

export const keys = { merchantId: "merchant", publicKey: "public", privateKey: "private-key-of-tests" }
const adminToken = "admin-token-of-tests"

export const card = (number: string) => ({
  number,
  expirationMonth: "12",
  expirationYear: "2032",
  cvv: number.startsWith("3") ? "1234" : "123",
})

export const startBench = async (
  change: Partial<BraintreeSimulatorOptions> & { readonly keepDirectory?: boolean } = {},
): Promise<Bench> => {
  const directory = change.directory ?? (await mkdtemp(join(tmpdir(), "voltread-simulator-")))
  const complaints: Array<string> = []
  const simulator = await startBraintree({
    host: "127.0.0.1",
    port: 0,
    directory,
    keys,
    adminToken,
    webhookUrl: undefined,
    webhookRetryMs: 20,
    settings: { magicAmounts: false, settleAfterMs: 3_600_000, lateAnswerMs: 2_000 },
    report: (message) => complaints.push(message),
    ...change,
  })
  const scope = Effect.runSync(Scope.make())
  const adapter = (config: Partial<BraintreeConfig>) =>
    Effect.runPromise(
      Scope.provide(makeBraintree({ baseUrl: simulator.url, timeoutMs: 10_000, ...keys, ...config }), scope),
    )
  return {
    simulator,
    gateway: await adapter({}),
    directory,
    complaints,
    adapter,
    admin: operatorOf(simulator, adminToken),
    tokenize: async (number) => {
      const answer = await fetch(simulator.tokenizeUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(card(number)),
      })
      const body: unknown = await answer.json()
      if (typeof body !== "object" || body === null || !("nonce" in body) || typeof body.nonce !== "string") {
        throw new Error(`no nonce: ${answer.status} ${JSON.stringify(body)}`)
      }
      return body.nonce
    },
    urls: { BRAINTREE_URL: simulator.url },
    environment: {
      BRAINTREE_MERCHANT_ID: keys.merchantId,
      BRAINTREE_PUBLIC_KEY: keys.publicKey,
      BRAINTREE_PRIVATE_KEY: keys.privateKey,
    },
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await simulator.close()
      if (change.keepDirectory !== true) await rm(directory, { recursive: true, force: true })
    },
  }
}

export const newOrder = (): string => `T-${randomUUID()}`
