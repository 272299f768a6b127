import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { IconButton } from "@voltread/ui/components/icon-button.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useEffect, useRef, useSyncExternalStore } from "react"
import { ChatMessages } from "./chat-messages.tsx"
import type { ConversationStore } from "./conversation.ts"
import { MessageForm } from "./message-form.tsx"
import { useScrollingDown } from "./use-scrolling-down.ts"

interface ChatPanelProps {
  readonly conversation: ConversationStore
  readonly isOpen: boolean
  /** How often a chat button was pressed: each press brings the panel back into view. */
  readonly timesAsked: number
  readonly onOpenChange: (isOpen: boolean) => void
}

/**
 * A small panel over a corner of the page, which stays usable: gone while the page scrolls down unless it is being
 * written in, and gone where there is no way into the chat, as when paying.
 */
export function ChatPanel({ conversation, isOpen, timesAsked, onOpenChange }: ChatPanelProps) {
  const { chat, identity, isLoaded, problem } = useSyncExternalStore(conversation.subscribe, conversation.now)
  const isClosed = chat?.closedAt != null
  const unread = chat?.unread ?? 0
  const isAway = useScrollingDown()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const isSeen = isOpen && !isAway && panel.current?.checkVisibility() === true
    if (isSeen && unread > 0) void conversation.read()
  }, [isOpen, isAway, unread, conversation])

  useEffect(() => {
    if (!isOpen || timesAsked === 0) return
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, timesAsked])

  return (
    // Closed, it keeps what was typed into it.
    <section
      ref={panel}
      hidden={!isOpen}
      role="dialog"
      aria-label="Chat with us"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onOpenChange(false)
      }}
      className={`fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex max-h-[min(34rem,65dvh)] w-[min(23rem,calc(100vw-2rem))] animate-rise flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-overlay outline-none transition-transform focus-within:translate-y-0 desk:bottom-4 [body:has(#compare-tray)_&]:bottom-24 [body:not(:has(#chat-launcher))_&]:hidden ${isAway ? "translate-y-[100dvh]" : ""}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4">
        <h2 className="text-lg">Chat with us</h2>
        <IconButton icon="close" label="Close the chat" onPress={() => onOpenChange(false)} />
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto p-4">
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
            Ask us about a product, an order or a lease. We answer here, and you can keep shopping in the
            meantime.
          </p>
        )}
        {isOpen && chat !== null && <ChatMessages messages={chat.messages} isClosed={isClosed} />}
      </div>
      {isLoaded && (
        <div className="border-t border-line bg-surface p-4">
          <MessageForm
            // A draft must not show to the next user of this browser.
            key={identity?.username ?? ""}
            asksWho={identity === null && (chat === null || isClosed)}
            send={conversation.send}
          />
        </div>
      )}
    </section>
  )
}
