import { Effect, Result } from "effect"
import type { FastifyReply } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { EVENT_STREAM_ANSWER, type EventStreams, TOO_MANY_STREAMS } from "../platform/http/event-stream.ts"
import { sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { chatOwner, chatTokenOf } from "./chat-session.ts"
import { CHAT_NOT_FOUND, ownChatId } from "./chat-view.ts"
import { ChatSignals } from "./signals.ts"

/** Notifies open chat windows; they then load the conversation over REST. */
export const liveChatRoutes = (
  app: ShopInstance,
  run: EffectRunner<ChatSignals>,
  streams: EventStreams,
): void => {
  const watch = async (reply: FastifyReply, isWanted: (chatId: string) => boolean) => {
    const signals = await run(ChatSignals.use((service) => Effect.succeed(service)))
    if (Result.isFailure(signals)) return sendProblem(reply, signals.failure)
    const sink = streams.open(reply)
    if (sink === undefined) return sendProblem(reply, TOO_MANY_STREAMS)
    sink.onClose(
      signals.success.listen({
        onSignal: ({ chatId }) => {
          if (isWanted(chatId)) sink.send("chat", { chatId }, new Date().toISOString())
        },
      }),
    )
    return reply
  }

  app.get(
    "/api/chat/events",
    {
      config: { access: "contact" },
      schema: {
        ...EVENT_STREAM_ANSWER,
        tags: ["chat"],
        summary: "Server-sent events: `chat` whenever something happened in the own conversation",
      },
    },
    async (request, reply) => {
      const own = await run(
        chatOwner(request.viewer, chatTokenOf(request)).pipe(Effect.flatMap((owner) => ownChatId(owner))),
      )
      if (Result.isFailure(own)) return sendProblem(reply, own.failure)
      return own.success === null
        ? sendProblem(reply, CHAT_NOT_FOUND)
        : watch(reply, (chatId) => chatId === own.success)
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
      },
    },
    (_, reply) => watch(reply, () => true),
  )
}
