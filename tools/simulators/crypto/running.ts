import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeCoinbase } from "@voltread/api/gateways/coinbase/coinbase.ts"
import { makePlisio } from "@voltread/api/gateways/plisio/plisio.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { Schema } from "effect"
import { startCoinbase } from "../coinbase/server.ts"
import { operatorOf } from "../example-call.ts"
import { startPlisio } from "../plisio/server.ts"
import type { RunningSimulator } from "../vendor.ts"
import { Charges, Invoices } from "../vendor-books.ts"

/** A simulator of crypto payments with the shop's adapter connected to it, for tests. */
export interface CryptoBench {
  readonly simulator: RunningSimulator
  readonly gateway: PaymentGateway
  readonly directory: string
  /** The simulator's error messages. */
  readonly complaints: ReadonlyArray<string>
  readonly admin: (method: string, path: string, body?: unknown) => Promise<unknown>
  readonly close: () => Promise<void>
}

export interface CryptoBenchOptions {
  readonly webhookUrl?: string | undefined
  /** Kept when the bench closes, for the next one to continue. */
  readonly directory?: string
}

export const keys = {
  plisio: "plisio_test",
  coinbase: "coinbase-key-of-tests",
  coinbaseWebhooks: "whsec_test",
}
const adminToken = "admin-token-of-tests"
const HOUR = 3_600_000

const shared = async ({ directory, webhookUrl }: CryptoBenchOptions) => {
  const complaints: Array<string> = []
  return {
    complaints,
    options: {
      host: "127.0.0.1",
      port: 0,
      publicUrl: undefined,
      directory: directory ?? (await mkdtemp(join(tmpdir(), "voltread-simulator-"))),
      adminToken,
      webhookUrl,
      webhookRetryMs: 20,
      report: (message: string) => complaints.push(message),
    },
  }
}

const benchOf = (
  simulator: RunningSimulator,
  gateway: PaymentGateway,
  directory: string,
  complaints: ReadonlyArray<string>,
  isKept: boolean,
): CryptoBench => ({
  simulator,
  gateway,
  directory,
  complaints,
  admin: async (method, path, body) => {
    const answer = await operatorOf(simulator, adminToken)(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.status === 204 ? undefined : answer.json()
  },
  close: async () => {
    await simulator.close()
    if (!isKept) await rm(directory, { recursive: true, force: true })
  },
})

/** Nothing is confirmed before a test moves the clock. */
export const startPlisioBench = async (change: CryptoBenchOptions = {}): Promise<CryptoBench> => {
  const { complaints, options } = await shared(change)
  const simulator = await startPlisio({
    ...options,
    secretKey: keys.plisio,
    settings: { confirmAfterMs: HOUR },
  })
  const gateway = makePlisio({
    baseUrl: simulator.url,
    secretKey: keys.plisio,
    webhookUrl: "http://shop.test/api/webhooks/plisio",
    minimumOrders: { ETH: 15_000, USDT: 15_000 },
    timeoutMs: 5_000,
  })
  return benchOf(simulator, gateway, options.directory, complaints, change.directory !== undefined)
}

export const startCoinbaseBench = async (change: CryptoBenchOptions = {}): Promise<CryptoBench> => {
  const { complaints, options } = await shared(change)
  const simulator = await startCoinbase({
    ...options,
    apiKey: keys.coinbase,
    webhookSecret: keys.coinbaseWebhooks,
    settings: { confirmAfterMs: HOUR, expireAfterMs: HOUR },
  })
  const gateway = makeCoinbase({
    baseUrl: simulator.url,
    apiKey: keys.coinbase,
    webhookSecret: keys.coinbaseWebhooks,
    timeoutMs: 5_000,
  })
  return benchOf(simulator, gateway, options.directory, complaints, change.directory !== undefined)
}

const decodeInvoices = Schema.decodeUnknownSync(Invoices)

export const invoicesOf = async (bench: CryptoBench, orderNumber: string) =>
  decodeInvoices(await bench.admin("GET", `/invoices?orderNumber=${orderNumber}`)).invoices

const decodeCharges = Schema.decodeUnknownSync(Charges)

export const chargesOf = async (bench: CryptoBench, orderId: string) =>
  decodeCharges(await bench.admin("GET", `/charges?orderId=${orderId}`)).charges
