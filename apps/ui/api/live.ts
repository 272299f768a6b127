import { pause } from "./retry.ts"

export interface LiveOptions {
  readonly url: string
  /** Names of the server's events that are listened to. */
  readonly events: ReadonlyArray<string>
  readonly onEvent: (name: string, data: string) => void
  /** Called after a reconnect: events may have been missed, so reload. */
  readonly onReconnect?: () => void
  /** Called when the connection opens or is lost. */
  readonly onConnection?: (isLive: boolean) => void
  /** Runs before reconnecting after a refusal, such as to refresh the session. */
  readonly beforeRetry?: () => Promise<unknown>
  readonly source?: (url: string) => EventSource
}

const MAX_PAUSE = 30_000

/**
 * Server-sent events that stay open: the browser reconnects after a lost connection, this function after an error that
 * made the browser give up. Returns the function that closes.
 */
export const listen = (options: LiveOptions): (() => void) => {
  const open = options.source ?? ((url: string) => new EventSource(url, { withCredentials: true }))
  let isClosed = false
  let failures = 0
  let hasOpened = false
  let current: EventSource | null = null

  const connect = (): void => {
    const source = open(options.url)
    current = source
    source.onopen = () => {
      failures = 0
      options.onConnection?.(true)
      if (hasOpened) options.onReconnect?.()
      hasOpened = true
    }
    source.onerror = async () => {
      options.onConnection?.(false)
      if (source.readyState !== 2 || isClosed) return
      source.close()
      failures += 1
      await pause(Math.min(1_000 * 2 ** failures, MAX_PAUSE))
      await options.beforeRetry?.()
      if (!isClosed) connect()
    }
    for (const name of options.events) {
      source.addEventListener(name, (event) => {
        if (event instanceof MessageEvent) options.onEvent(name, String(event.data))
      })
    }
  }

  connect()
  return () => {
    isClosed = true
    current?.close()
  }
}
