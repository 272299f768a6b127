import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { useChat } from "./use-chat.ts"

function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -top-1 left-1/2 ml-1 rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent">
      {count}
      <span className="sr-only"> new {count === 1 ? "message" : "messages"}</span>
    </span>
  )
}

/** Opens the chat from the header of wide screens, where it lies over nothing. */
export function ChatLauncher() {
  const { count, open } = useChat()
  return (
    <button
      {...early}
      id="chat-launcher"
      type="button"
      className="relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-night-raised"
      onClick={open}
    >
      <Icon name="chat" />
      <span className="sr-only wide:not-sr-only">Chat</span>
      <Unread count={count} />
    </button>
  )
}

/** Opens the chat from the bar at the bottom of narrow screens. */
export function ChatBarItem({ className }: { readonly className: string }) {
  const { count, open } = useChat()
  return (
    <button {...early} type="button" className={className} onClick={open}>
      <Icon name="chat" />
      Chat
      <Unread count={count} />
    </button>
  )
}
