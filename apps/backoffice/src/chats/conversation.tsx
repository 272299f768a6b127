import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import type { Chat } from "@voltread/domain/contract/chat.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useEffect, useRef } from "react"
import { EmailLink } from "../page/email-link.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { QueryError } from "../page/query-error.tsx"
import { ByColleague } from "../page/support/colleague-name.tsx"
import { AssigneeSelect } from "../page/support/lazy-parts.tsx"
import { useAnswerText } from "../page/support/use-answer-text.ts"
import { send } from "../session/rest.ts"
import { useChange } from "../session/use-change.ts"
import { AnswerForm } from "./answer-form.tsx"
import { Messages } from "./messages.tsx"
import { chatLists, chatPath, chatQuery, NO_CHAT } from "./queries.ts"

const route = getRouteApi("/_staff/chats/$chatId")

/** Marks shown messages as read, for the shopper and for the list's count of unread ones. */
const useReading = (chat: Chat | null | undefined) => {
  const queryClient = useQueryClient()
  const id = chat?.id
  const upTo = chat?.messages.at(-1)?.number
  const hasNews = chat != null && chat.unread > 0
  useEffect(() => {
    if (id === undefined || upTo === undefined || !hasNews) return
    const noted = send({
      request: { method: "PUT", path: `${chatPath(id)}/read`, body: { upTo } },
      done: "",
      missing: NO_CHAT,
    })
    void noted.then(() => queryClient.invalidateQueries({ queryKey: chatLists }))
  }, [id, upTo, hasNews, queryClient])
}

/** One conversation: who it is, what was written, and the answer. */
export function Conversation() {
  const { chatId } = route.useParams()
  const queryClient = useQueryClient()
  const query = useQuery(chatQuery(chatId))
  const chat = query.data
  const text = useAnswerText(`chat ${chatId}`)
  useReading(chat)
  if (query.isPending) return <ListSkeleton label="Loading the conversation" rows={4} />
  if (query.isError && chat === undefined)
    return <QueryError error={query.error} what="The conversation" onRetry={() => void query.refetch()} />
  if (chat === null || chat === undefined) return <ErrorState title={NO_CHAT} />
  return (
    <section
      aria-label={`Conversation with ${chat.name}`}
      className="flex min-h-0 flex-col rounded-lg border border-line bg-surface"
    >
      <ConversationHead chat={chat} />
      <Messages chat={chat} />
      {(chat.closedAt === null || text.value.trim() !== "") && (
        <AnswerForm
          chatId={chatId}
          name={chat.name}
          text={text}
          isClosed={chat.closedAt !== null}
          onSent={() => queryClient.invalidateQueries({ queryKey: ["chats"] })}
        />
      )}
      {chat.closedAt !== null && (
        <p className="border-t border-line p-4 text-sm text-muted">
          Closed <DateTime at={chat.closedAt} />
          <ByColleague username={chat.closedBy} />. If the shopper writes again, a new conversation starts.
        </p>
      )}
    </section>
  )
}

function ConversationHead({ chat }: { readonly chat: Chat }) {
  const { run, isPending, problem } = useChange([["chats"]])
  const heading = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  const close = async () => {
    const upTo = chat.messages.at(-1)?.number ?? 0
    const answer = await run({
      request: { method: "PUT", path: `${chatPath(chat.id)}/close?upTo=${upTo}` },
      done: "Conversation closed.",
      missing: NO_CHAT,
    })
    // The button that had the focus is gone.
    if (answer._tag === "done") heading.current?.focus()
    else await queryClient.invalidateQueries({ queryKey: ["chats"] })
  }
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
      <Link
        to="/chats"
        search={true}
        className="inline-flex items-center gap-1.5 text-sm font-medium text-muted hover:text-ink desk:hidden"
      >
        <Icon name="arrow-left" className="size-4" />
        All conversations
      </Link>
      <div className="min-w-0 basis-full sm:basis-auto">
        <h2 ref={heading} tabIndex={-1} className="truncate text-lg">
          {chat.name}
        </h2>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
          <EmailLink email={chat.email} />
          {chat.username === null ? (
            <>
              <span>Guest</span>
              <Link to="/orders" search={{ q: chat.email }} className="underline underline-offset-4">
                Orders
              </Link>
            </>
          ) : (
            <>
              <Link
                to="/customers/$username"
                params={{ username: chat.username }}
                className="underline underline-offset-4"
              >
                Customer
              </Link>
              <Link
                to="/orders"
                search={{ customer: chat.username }}
                className="underline underline-offset-4"
              >
                Orders
              </Link>
            </>
          )}
        </p>
      </div>
      {chat.closedAt === null && (
        <AssigneeSelect
          path={chatPath(chat.id)}
          assignedTo={chat.assignedTo}
          affected={[["chats"]]}
          missing={NO_CHAT}
        />
      )}
      {chat.closedAt === null && (
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          onPress={() => void close()}
          className="mb-1.5 ml-auto self-end"
        >
          Close conversation
        </Button>
      )}
      {problem !== undefined && (
        <div className="basis-full">
          <Notice severity="error" isAlert>
            {problem}
          </Notice>
        </div>
      )}
    </header>
  )
}
