import { Effect, Result } from "effect"
import type { FastifyReply } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import {
  ABOUT_STREAMS,
  EVENT_STREAM_ANSWER,
  type EventStreams,
  TOLD_ON_RETURN,
} from "../platform/http/event-stream.ts"
import { sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { streamSignals } from "../platform/live/stream-signals.ts"
import { chatOwner, chatTokenOf } from "./chat-session.ts"
import { CHAT_NOT_FOUND, ownChatId } from "./chat-view.ts"
import { ChatSignals } from "./signals.ts"

/** Notifies open chat windows; they then load the conversation over REST. */
export const liveChatRoutes = (
  app: ShopInstance,
  run: EffectRunner<ChatSignals>,
  streams: EventStreams,
): void => {
  /** `own`: the one conversation that is watched; null for all of them. */
  const watch = async (reply: FastifyReply, own: string | null) => {
    const signals = await run(ChatSignals)
    if (Result.isFailure(signals)) return sendProblem(reply, signals.failure)
    return streamSignals(reply, streams, signals.success, {
      event: "chat",
      dataOf: ({ chatId }) => (own === null || chatId === own ? { chatId } : null),
      onReturn: own === null ? null : { chatId: own },
    })
  }

  app.get(
    "/api/chat/events",
    {
      config: { access: "contact" },
      schema: {
        ...EVENT_STREAM_ANSWER,
        tags: ["chat"],
        summary: "Server-sent events: `chat` whenever something happened in the own conversation",
        description: TOLD_ON_RETURN,
      },
    },
    async (request, reply) => {
      const own = await run(
        chatOwner(request.viewer, chatTokenOf(request)).pipe(Effect.flatMap((owner) => ownChatId(owner))),
      )
      if (Result.isFailure(own)) return sendProblem(reply, own.failure)
      return own.success === null ? sendProblem(reply, CHAT_NOT_FOUND) : watch(reply, own.success)
    },
  )

  app.get(
    "/api/admin/chats/events",
    {
      config: { access: "manage-customers" },
      schema: {
        ...EVENT_STREAM_ANSWER,
        tags: ["customers"],
        summary: "Server-sent events: `chat` with its `chatId` whenever something happened in a conversation",
        description: `${ABOUT_STREAMS} Which conversations went on meanwhile is not told: read their list again.`,
      },
    },
    (_, reply) => watch(reply, null),
  )
}
