import type { Position } from "@voltread/domain/event.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type EventStreams, TOO_MANY_STREAMS } from "../http/event-stream.ts"
import { sendProblem } from "../http/reply.ts"
import type { Listener } from "./watched.ts"

/** What is watched: news of it, and up to where everything is known. */
interface News {
  readonly on: (listener: Listener) => () => void
  readonly position: () => Position
}

/** Server-sent events `timeline`, each with a position to read from, until one side ends it. */
export const streamUpdates = (
  request: FastifyRequest,
  reply: FastifyReply,
  streams: EventStreams,
  { on, position }: News,
) => {
  const sink = streams.open(reply, position())
  if (sink === undefined) return sendProblem(reply, TOO_MANY_STREAMS)
  const tell = (at: Position) => sink.send("timeline", { position: at }, at)
  sink.onClose(on(tell))
  // Something may have happened while the client was away.
  const seen = request.headers["last-event-id"]
  if (typeof seen === "string" && seen < position()) tell(position())
  return reply
}
