import { AssigneeForm } from "@voltread/domain/accounts/assignee.ts"
import { ChatMessageForm, ChatReadForm } from "@voltread/domain/accounts/chat.ts"
import { ChatData, ChatPage } from "@voltread/domain/contract/chat.ts"
import { Effect, Schema } from "effect"
import { checkAssignee } from "../accounts/colleagues.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER, queryCount } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { chatList } from "./chat-list.ts"
import { chatForStaff } from "./chat-view.ts"
import { assignChat, closeChat, readAsStaff, writeAsStaff } from "./write-chat.ts"

const ChatId = Schema.Struct({ chatId: Schema.String })
const List = Schema.Struct({
  open: Schema.optionalKey(Schema.Literals(["true", "false"])),
  /** Only the caller's own assignments. */
  mine: Schema.optionalKey(Schema.Literals(["true", "false"])),
  after: Schema.optionalKey(AFTER),
})
const Closing = Schema.Struct({
  upTo: Schema.optionalKey(
    queryCount("Number of the last message that was read; absent: whatever there is.", {
      minimum: 0,
      maximum: 1_000_000,
    }),
  ),
})

/** Conversations with shoppers, for staff. */
export const customerChatRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["customers"]

  app.get(
    "/api/admin/chats",
    {
      config,
      schema: {
        querystring: List,
        response: successResponse(ChatPage),
        tags,
        summary:
          "Conversations, the newest message first; `waiting`: open ones that nobody has read to the end",
      },
    },
    ({ query: { open, mine, after = null }, viewer }, reply) => {
      const assignedTo = mine === "true" ? userOf(viewer).username : null
      return respond(
        run,
        reply,
        chatList({ isOpen: open === "true", assignedTo, after }).pipe(Effect.map((page) => success(page))),
      )
    },
  )

  app.get(
    "/api/admin/chats/:chatId",
    {
      config,
      schema: {
        params: ChatId,
        response: successResponse(ChatData),
        tags,
        summary: "A conversation with its messages",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, chatForStaff(params.chatId).pipe(Effect.map((chat) => success({ chat })))),
  )

  app.post(
    "/api/admin/chats/:chatId/messages",
    {
      config,
      schema: {
        params: ChatId,
        body: ChatMessageForm,
        response: successResponse(ChatData),
        tags,
        summary: "Answer; the same `id` again changes nothing",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { chatId } = request.params
          yield* writeAsStaff(chatId, request.body, userOf(request.viewer))
          return success({ chat: yield* chatForStaff(chatId) })
        }),
      ),
  )

  app.put(
    "/api/admin/chats/:chatId/read",
    {
      config,
      schema: {
        params: ChatId,
        body: ChatReadForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Note that it was read, up to that message",
      },
    },
    ({ params, body }, reply) =>
      respond(run, reply, readAsStaff(params.chatId, body.upTo).pipe(Effect.as(success(null)))),
  )

  app.put(
    "/api/admin/chats/:chatId/close",
    {
      config,
      schema: {
        params: ChatId,
        querystring: Closing,
        response: successResponse(Schema.Null),
        tags,
        summary: "Close a conversation",
      },
    },
    ({ params, query, viewer }, reply) =>
      respond(
        run,
        reply,
        closeChat(params.chatId, query.upTo, userOf(viewer).username).pipe(Effect.as(success(null))),
      ),
  )

  app.put(
    "/api/admin/chats/:chatId/assignee",
    {
      config,
      schema: {
        params: ChatId,
        body: AssigneeForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Say who looks after a conversation; null: nobody",
      },
    },
    ({ params, body: { assignee } }, reply) =>
      respond(
        run,
        reply,
        checkAssignee(assignee).pipe(
          Effect.andThen(assignChat(params.chatId, assignee)),
          Effect.as(success(null)),
        ),
      ),
  )
}
