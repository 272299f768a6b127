import { useChat } from "./use-chat.ts"
import { useScrollingDown } from "./use-scrolling-down.ts"

function ChatIcon() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path strokeWidth="1.8" strokeLinejoin="round" d="M4 5h16v11h-8l-5 4v-4H4V5Z" />
    </svg>
  )
}

function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -top-1 left-1/2 ml-1 rounded-full bg-night px-1.5 text-xs text-on-night">
      {count}
      <span className="sr-only"> new {count === 1 ? "message" : "messages"}</span>
    </span>
  )
}

/** Opens the chat on wide screens, above what sticks to the bottom and gone while the page scrolls down. */
export function ChatLauncher() {
  const { count, open } = useChat()
  const isAway = useScrollingDown()
  return (
    <button
      id="chat-launcher"
      type="button"
      onClick={open}
      className={`fixed right-4 bottom-4 z-20 hidden size-12 cursor-pointer place-items-center rounded-full bg-accent font-semibold text-on-accent shadow-overlay transition-transform hover:bg-accent-hover focus-visible:translate-y-0 desk:grid [body:has(#compare-tray)_&]:bottom-24 ${isAway ? "translate-y-40" : ""}`}
    >
      <ChatIcon />
      <span className="sr-only">Chat</span>
      <Unread count={count} />
    </button>
  )
}

/** Opens the chat from the bar at the bottom of narrow screens. */
export function ChatBarItem({ className }: { readonly className: string }) {
  const { count, open } = useChat()
  return (
    <button type="button" className={className} onClick={open}>
      <ChatIcon />
      Chat
      <Unread count={count} />
    </button>
  )
}
