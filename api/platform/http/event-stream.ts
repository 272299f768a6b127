import { PassThrough, Readable } from "node:stream"
import type { LiveEvents, SessionEnd } from "@voltread/domain/contract/live-events.ts"
import { Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { Problem } from "../problem.ts"
import { networkLimits, networkOf } from "./network-address.ts"
import type { Viewer } from "./viewer.ts"

/** One client of server-sent events. */
interface EventSink {
  /** The client sends `id` as Last-Event-ID when it reconnects. */
  readonly send: <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name], id: string) => void
  /** Runs once when the stream is closed by either side. */
  readonly onClose: (release: () => void) => void
}

const HEARTBEAT_MS = 20_000
/** A stream ends after this time: its client reconnects by itself and is authenticated again. */
const MAX_MS = 10 * 60_000
const RETRY_MS = 1_000
const MAX_CLIENTS = 5_000
/** Open pages of one person, and of everybody behind one address. */
const MAX_OF_ONE = 30
const MAX_OF_ADDRESS = 300
/** Bytes that may wait for a slow client. Beyond that its stream is closed, and it reconnects and reloads. */
const MAX_BEHIND = 256 * 1_024

export const EVENT_STREAM = "text/event-stream"

/** What a route that answers with server-sent events says of its answer. */
export const EVENT_STREAM_ANSWER = {
  response: { 200: Schema.String },
  produces: [EVENT_STREAM],
} as const

/** What outside clients must know of every stream. */
export const ABOUT_STREAMS =
  "A comment is sent every 20 seconds. The stream ends after ten minutes, when its client reads too slowly, and with the sign-in " +
  "(after an event `signed-out`): connect again then, with the last `id` in the header `Last-Event-ID`."
/** Of streams whose events only say that something is to be read anew. */
export const TOLD_ON_RETURN = `${ABOUT_STREAMS} An event then follows at once if something may have happened meanwhile.`

/** Whether the client was connected before: events in between have passed it by. */
export const isBack = ({ headers }: FastifyRequest): boolean => headers["last-event-id"] !== undefined

/** The answer when `open` returns undefined. */
export const TOO_MANY_STREAMS = new Problem({
  code: "UNAVAILABLE",
  message: "Too many people are watching. Please try again.",
})

interface EndedSessions {
  readonly username: string
  readonly reason: SessionEnd
  /** The session that ended; null: all of the user except `except`. */
  readonly only: string | null
  readonly except: string | null
}

export interface EventStreams {
  /**
   * Answers with server-sent events; undefined when this process has all the clients that it can serve: in total, for
   * this person, or for this address. The client returns with `id` where no event has named another one.
   */
  readonly open: (reply: FastifyReply, id: string) => EventSink | undefined
  /** Sends `signed-out` with the reason to the streams of ended sessions and closes them; their files break off. */
  readonly endSessions: (ended: EndedSessions) => void
  /** Ends all streams: their clients reconnect by themselves, are authenticated again, and reload. */
  readonly endAll: () => void
}

/** Closing the server closes all streams. */
export const makeEventStreams = (app: FastifyInstance): EventStreams => {
  const clients = new Map<PassThrough, Viewer>()
  const files = new Map<Readable, Viewer>()
  const perKey = new Map<string, number>()
  const count = (key: string, by: 1 | -1): void => {
    const now = (perKey.get(key) ?? 0) + by
    if (now === 0) perKey.delete(key)
    else perKey.set(key, now)
  }
  app.addHook("onSend", async ({ method, viewer }, reply, payload) => {
    const type = reply.getHeader("content-type")
    // A page is rendered to its end, whoever asked for it.
    if (!(payload instanceof Readable) || String(type).startsWith("text/html")) return
    // Fastify would read to the end what it sends nothing of: all pages of a file, and a stream for as long as it lasts.
    if (method === "HEAD") {
      payload.destroy()
      return
    }
    // A file is read page by page, as slowly as its reader likes.
    if (type === EVENT_STREAM || viewer?._tag !== "user") return
    files.set(payload, viewer)
    payload.once("close", () => files.delete(payload))
  })
  const endAll = (): void => {
    for (const client of clients.keys()) client.end()
  }
  app.addHook("preClose", async () => endAll())

  return {
    endAll,
    endSessions: ({ username, reason, only, except }) => {
      const isOver = (viewer: Viewer): boolean =>
        viewer._tag === "user" &&
        viewer.username === username &&
        (only === null ? viewer.sessionId !== except : viewer.sessionId === only)
      for (const [client, viewer] of clients) {
        if (isOver(viewer) && !client.writableEnded) {
          const data: LiveEvents["signed-out"] = { reason }
          client.end(`event: signed-out\ndata: ${JSON.stringify(data)}\n\n`)
        }
      }
      for (const [file, viewer] of files) if (isOver(viewer)) file.destroy()
    },
    open: (reply, id) => {
      const { viewer, ip } = reply.request
      const network = networkOf(ip)
      const person = viewer._tag === "user" ? `user ${viewer.username}` : `guest ${network}`
      const limits = [
        { key: person, most: MAX_OF_ONE },
        ...networkLimits(network, MAX_OF_ADDRESS, (name) => `address ${name}`),
      ]
      if (clients.size >= MAX_CLIENTS) return undefined
      if (limits.some(({ key, most }) => (perKey.get(key) ?? 0) >= most)) return undefined
      for (const { key } of limits) count(key, 1)
      const client = new PassThrough()
      clients.set(client, viewer)
      const heartbeat = setInterval(() => client.write(": still here\n\n"), HEARTBEAT_MS)
      const end = setTimeout(() => client.end(), MAX_MS)
      client.once("close", () => {
        clearInterval(heartbeat)
        clearTimeout(end)
        clients.delete(client)
        for (const { key } of limits) count(key, -1)
      })
      client.write(`retry: ${RETRY_MS}\nid: ${id}\n\n`)
      void reply
        .type(EVENT_STREAM)
        .header("cache-control", "no-store")
        .header("x-accel-buffering", "no")
        .send(client)
      return {
        send: (event, data, id) => {
          if (client.writableEnded || client.destroyed) return
          if (client.writableLength + client.readableLength > MAX_BEHIND) client.destroy()
          else client.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        },
        onClose: (release) => {
          if (client.destroyed) release()
          else client.once("close", release)
        },
      }
    },
  }
}
