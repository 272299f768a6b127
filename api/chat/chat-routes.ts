import { ChatGuestForm, ChatMessageForm, ChatReadForm } from "@voltread/domain/accounts/chat.ts"
import { ChatWidgetData, OwnChatData } from "@voltread/domain/contract/chat.ts"
import { Effect, Schema } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Config } from "../platform/config.ts"
import { Cryptography } from "../platform/cryptography.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond, sendAnswer } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { schemaProblem } from "../platform/schema-problem.ts"
import { chatOwner, chatTokenOf, clearChatCookie, newChatToken, setChatCookie } from "./chat-session.ts"
import { ownChat } from "./chat-view.ts"
import { claimGuestChat, readAsShopper, writeAsShopper } from "./write-chat.ts"

/** `name` and `email` are only read from a guest who starts a conversation. */
const Message = Schema.Struct({
  ...ChatMessageForm.fields,
  name: Schema.optionalKey(Schema.NullOr(Schema.String)),
  email: Schema.optionalKey(Schema.NullOr(Schema.String)),
})

const decodeGuest = Schema.decodeUnknownEffect(ChatGuestForm)

const guestOf = ({ name, email }: typeof Message.Type) =>
  decodeGuest({ name: name ?? "", email: email ?? "" }, { errors: "all" }).pipe(
    Effect.mapError((error) => schemaProblem(error, "Please tell us who you are.")),
  )

/** The shopper's own conversation with support. No route takes an id, so nobody can ask for another's. */
export const chatRoutes = (app: ShopInstance, config: Config, run: EffectRunner): void => {
  const secure = config.publicUrl.startsWith("https:")
  const rateLimit = { max: 60, timeWindow: "1 minute" }
  const tags = ["chat"]

  /** Sets the cookie of a guest on the first call; a row is stored with the first message only. */
  const ownerOf = Effect.fnUntraced(function* (request: FastifyRequest, reply: FastifyReply) {
    const { viewer } = request
    const token = chatTokenOf(request)
    if (viewer._tag === "guest") {
      const secret = token ?? newChatToken()
      if (secret !== token) setChatCookie(reply, secret, secure)
      return yield* chatOwner(viewer, secret)
    }
    if (token !== undefined) {
      const { hmac } = yield* Cryptography
      yield* claimGuestChat(viewer.username, hmac("chat", token))
      clearChatCookie(reply)
    }
    return yield* chatOwner(viewer, undefined)
  })

  app.get(
    "/api/chat/widget",
    {
      config: { access: "contact" },
      schema: {
        response: successResponse(ChatWidgetData),
        tags,
        summary: "Module of the chat widget that the shop is configured with; `url` is null for its own",
      },
    },
    (_, reply) => sendAnswer(reply, success({ url: config.chatWidgetUrl ?? null })),
  )

  app.get(
    "/api/chat",
    {
      config: { access: "contact", rateLimit },
      schema: {
        response: successResponse(OwnChatData),
        tags,
        summary: "Own conversation with support; `chat` is null before the first message",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply.header("cache-control", "no-store"),
        Effect.gen(function* () {
          return success({ chat: yield* ownChat(yield* ownerOf(request, reply)) })
        }),
      ),
  )

  app.post(
    "/api/chat/messages",
    {
      config: { access: "contact", rateLimit },
      schema: {
        body: Message,
        response: successResponse(OwnChatData),
        tags,
        summary: "Write to support: begins a conversation, or goes on with the open one",
        description:
          "`id` is a UUID of the sender's: the same message sent again is the same message. " +
          "A guest's first message carries `name` and `email`.",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const owner = yield* ownerOf(request, reply)
          const isGuest = request.viewer._tag === "guest"
          const guest = isGuest ? guestOf(request.body) : Effect.succeed(null)
          yield* writeAsShopper(owner, request.body, guest, request.ip)
          return success({ chat: yield* ownChat(owner) })
        }),
      ),
  )

  app.put(
    "/api/chat/read",
    {
      config: { access: "contact", rateLimit },
      schema: {
        body: ChatReadForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Note that answers were read, up to the one of that number",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          yield* readAsShopper(yield* chatOwner(request.viewer, chatTokenOf(request)), request.body.upTo)
          return success(null)
        }),
      ),
  )
}
