import type { AuthPort } from "./auth-port.ts"
import { pause } from "./retry.ts"

export interface LiveOptions {
  readonly url: string
  /** Names of the server's events that are listened to. */
  readonly events: ReadonlyArray<string>
  readonly onEvent: (name: string, data: string) => void
  /** Called when the connection opens or is lost. Events before it opens were missed: reload what was read earlier. */
  readonly onConnection?: (isLive: boolean) => void
  /**
   * Runs before each connection, to renew the cookie that authorizes it, and is told whether the last one was refused.
   * Where it fails, none is opened until it is tried again.
   */
  readonly beforeConnect?: (wasRefused: boolean) => Promise<unknown>
  readonly source?: (url: string) => EventSource
}

/** For `beforeConnect`, where the session's cookie authorizes the stream. */
export const cookieRenewal =
  (auth: AuthPort) =>
  async (wasRefused: boolean): Promise<void> => {
    const tokens = await auth.tokens()
    if (wasRefused && tokens !== null) await auth.refresh(tokens)
  }

const FIRST_PAUSE = 1_000
const MAX_PAUSE = 30_000

/**
 * Server-sent events that stay open. Reconnecting is not left to the browser: it would use a cookie that has expired in
 * the meantime. Returns the function that closes.
 */
export const listen = (options: LiveOptions): (() => void) => {
  const open = options.source ?? ((url: string) => new EventSource(url, { withCredentials: true }))
  let isClosed = false
  let failures = 0
  let current: EventSource | null = null

  const connectLater = async (wasRefused: boolean): Promise<void> => {
    options.onConnection?.(false)
    await pause(Math.min(FIRST_PAUSE * 2 ** failures, MAX_PAUSE))
    failures += 1
    if (!isClosed) await connect(wasRefused)
  }

  const connect = async (wasRefused: boolean): Promise<void> => {
    try {
      await options.beforeConnect?.(wasRefused)
    } catch {
      return connectLater(wasRefused)
    }
    if (isClosed) return
    const source = open(options.url)
    current = source
    source.onopen = () => {
      failures = 0
      options.onConnection?.(true)
    }
    source.onerror = () => {
      // The browser gives up where there was an answer that is no stream.
      const wasRefused = source.readyState === 2
      source.close()
      void connectLater(wasRefused)
    }
    for (const name of options.events) {
      source.addEventListener(name, (event) => {
        if (event instanceof MessageEvent) options.onEvent(name, String(event.data))
      })
    }
  }

  void connect(false)
  return () => {
    isClosed = true
    current?.close()
  }
}
