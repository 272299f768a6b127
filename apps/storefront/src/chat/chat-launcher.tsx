import { messageOf } from "@voltread/ui/api/api-error.ts"
import { useEffect, useState } from "react"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"
import { type ChatPort, OPEN_CHAT } from "./chat-port.ts"

let port: Promise<ChatPort> | undefined
let unread = 0
const listeners = new Set<(count: number) => void>()
const onUnread = (count: number): void => {
  unread = count
  for (const listener of listeners) listener(count)
}

/** Opens the chat; its code loads on first use. On every page except checkout. */
export function ChatLauncher() {
  const { store, rest } = useShop()
  const [count, setCount] = useState(0)
  const start = () => {
    port ??= import("./chat-host.ts").then(({ startChat }) => startChat({ store, rest }, onUnread))
    return port
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one chat for a tab, whichever page started it
  useEffect(() => {
    setCount(unread)
    listeners.add(setCount)
    // An answer may have arrived since the last page.
    if (localStorage.getItem(OPEN_CHAT) !== null)
      start().catch(() => {
        port = undefined
      })
    return () => {
      listeners.delete(setCount)
    }
  }, [])

  const open = async () => {
    try {
      ;(await start()).open()
    } catch (error) {
      port = undefined
      toast({ severity: "error", message: messageOf(error) })
    }
  }

  return (
    <button
      type="button"
      onClick={() => void open()}
      className="fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex h-12 cursor-pointer items-center gap-2 rounded-full bg-accent px-5 font-semibold text-on-accent shadow-overlay hover:bg-accent-hover desk:right-6 desk:bottom-6"
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <path strokeWidth="1.8" strokeLinejoin="round" d="M4 5h16v11h-8l-5 4v-4H4V5Z" />
      </svg>
      Chat
      {count > 0 && (
        <span className="rounded-full bg-on-accent px-2 text-sm text-accent">
          {count}
          <span className="sr-only"> new {count === 1 ? "message" : "messages"}</span>
        </span>
      )}
    </button>
  )
}
