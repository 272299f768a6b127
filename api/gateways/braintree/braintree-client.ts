import { Agent as HttpAgent } from "node:http"
import { Agent as HttpsAgent } from "node:https"
import type { Readable } from "node:stream"
import braintree from "braintree"
import { Effect, type Scope } from "effect"

/** The SDK takes these, most since 3.37; its published types do not know them. */
declare module "braintree" {
  interface KeyGatewayConfig {
    customHttpAgent?: HttpAgent
  }
  interface TransactionRequest {
    apiRequestKey?: string
  }
  interface DisputeSearch {
    receivedDate: () => { between: (from: string, to: string) => void }
    effectiveDate: () => { between: (from: string, to: string) => void }
  }
  interface DisputeGateway {
    search(searchFn: (search: DisputeSearch) => void): Readable
  }
  interface TransactionGateway {
    refund(
      transactionId: string,
      options: { amount?: string; apiRequestKey?: string },
    ): Promise<ValidatedResponse<Transaction>>
    submitForSettlement(
      transactionId: string,
      amount: string | undefined,
      options: { apiRequestKey?: string },
    ): Promise<ValidatedResponse<Transaction>>
    void(transactionId: string, options: { apiRequestKey?: string }): Promise<ValidatedResponse<Transaction>>
  }
  interface WebhookNotificationGateway {
    /** Throws `invalidChallengeError`. */
    verify(challenge: string): string
  }
}

export interface BraintreeConfig {
  /** `https://api.braintreegateway.com`, `https://api.sandbox.braintreegateway.com`, or a simulator's address. */
  readonly baseUrl: string
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
  /** Where the shop's own form has the card turned into a nonce; absent: the vendor's hosted fields do it. */
  readonly cardFormUrl?: string | undefined
  /** Google's sheet for the shop's account there, or one that stands in for it; neither: Google Pay is not offered. */
  readonly googlePay?: { readonly merchantId: string | undefined; readonly sheetUrl: string | undefined }
  /** How long one call may take, in milliseconds. The gateway itself works up to 60,000. */
  readonly timeoutMs: number
}

/**
 * The SDK against any address. `gateway.testing` is not blocked on such an environment, even when it is aimed at
 * production, so nothing outside the tests may touch it.
 */
export const makeClient = (
  config: BraintreeConfig,
): Effect.Effect<braintree.BraintreeGateway, never, Scope.Scope> =>
  Effect.gen(function* () {
    const url = new URL(config.baseUrl)
    const secure = url.protocol === "https:"
    const port = url.port || (secure ? "443" : "80")
    const host = url.hostname
    // Own sockets, so that slow calls to this gateway never starve another one, and so that they close with us.
    const agent = yield* Effect.acquireRelease(
      Effect.sync(() => {
        const options = { keepAlive: true, maxSockets: 128 }
        return secure ? new HttpsAgent(options) : new HttpAgent(options)
      }),
      (open) => Effect.sync(() => open.destroy()),
    )
    const gateway = new braintree.BraintreeGateway({
      environment: new braintree.Environment(host, port, url.origin, secure, host, port),
      merchantId: config.merchantId,
      publicKey: config.publicKey,
      privateKey: config.privateKey,
      customHttpAgent: agent,
    })
    gateway.config.timeout = config.timeoutMs
    return gateway
  })
