import type { AuthPort } from "./auth-port.ts"

export interface ClientConfig {
  /** Empty in the browser; the API's address on the server. */
  readonly baseUrl: string
  readonly auth: AuthPort
  readonly fetch?: typeof globalThis.fetch
  readonly wait?: (milliseconds: number) => Promise<void>
  /** The `traceparent` of a request and its repeats (W3C trace context). */
  readonly beginTrace?: () => string
}
