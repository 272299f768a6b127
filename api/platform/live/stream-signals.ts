import type { LiveEvents } from "@voltread/domain/contract/live-events.ts"
import type { FastifyReply } from "fastify"
import { type EventStreams, isBack, TOO_MANY_STREAMS } from "../http/event-stream.ts"
import { sendProblem } from "../http/reply.ts"
import type { Signals } from "../postgres/signals.ts"

interface Watched<Signal, Name extends keyof LiveEvents> {
  readonly event: Name
  /** What a signal tells the client; null for signals that are not for it. */
  readonly dataOf: (signal: Signal) => LiveEvents[Name] | null
  /** What a client is told that returns, since something may have happened meanwhile; null: nothing. */
  readonly onReturn: LiveEvents[Name] | null
}

/** Server-sent events that say that something is to be read anew, until one side ends it. */
export const streamSignals = <Signal, Name extends keyof LiveEvents>(
  reply: FastifyReply,
  streams: EventStreams,
  signals: Signals<Signal>,
  { event, dataOf, onReturn }: Watched<Signal, Name>,
): FastifyReply => {
  const now = () => new Date().toISOString()
  const sink = streams.open(reply, now())
  if (sink === undefined) return sendProblem(reply, TOO_MANY_STREAMS)
  const tell = (data: LiveEvents[Name] | null) => {
    if (data !== null) sink.send(event, data, now())
  }
  sink.onClose(signals.listen({ onSignal: (signal) => tell(dataOf(signal)) }))
  if (isBack(reply.request)) tell(onReturn)
  return reply
}
