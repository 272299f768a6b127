import { Drawer } from "@voltread/ui/components/drawer.tsx"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useEffect, useSyncExternalStore } from "react"
import { ChatMessages } from "./chat-messages.tsx"
import type { ConversationStore } from "./conversation.ts"
import { MessageForm } from "./message-form.tsx"

interface ChatDrawerProps {
  readonly conversation: ConversationStore
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function ChatDrawer({ conversation, isOpen, onOpenChange }: ChatDrawerProps) {
  const { chat, identity, isLoaded, problem } = useSyncExternalStore(conversation.subscribe, conversation.now)
  const isClosed = chat?.closedAt != null
  const unread = chat?.unread ?? 0
  useEffect(() => {
    if (isOpen && unread > 0) void conversation.read()
  }, [isOpen, unread, conversation])

  return (
    <Drawer
      title="Chat with us"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(isLoaded
        ? {
            footer: (
              <MessageForm
                // A draft must not show to the next user of this browser.
                key={identity?.username ?? ""}
                asksWho={identity === null && (chat === null || isClosed)}
                send={conversation.send}
              />
            ),
          }
        : {})}
    >
      {!isLoaded && problem === null && (
        <Loading label="Loading the chat">
          <Skeleton className="h-24 w-4/5" />
        </Loading>
      )}
      {!isLoaded && problem !== null && (
        <ErrorState title="The chat could not be loaded" onRetry={() => void conversation.load()}>
          {problem}
        </ErrorState>
      )}
      {isLoaded && chat === null && (
        <p className="text-muted">
          Ask us about a product, an order or a lease. We answer here; you can go on shopping meanwhile.
        </p>
      )}
      {chat !== null && <ChatMessages messages={chat.messages} />}
      {isClosed && (
        <div className="pt-4">
          <Notice severity="info">This conversation was closed. Write to us to begin another.</Notice>
        </div>
      )}
    </Drawer>
  )
}
