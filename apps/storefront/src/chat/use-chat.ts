import { messageOf } from "@voltread/ui/api/api-error.ts"
import { useEffect, useState } from "react"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"
import { type ChatPort, isChatOpen } from "./chat-port.ts"

let port: Promise<ChatPort> | undefined
let unread = 0
const listeners = new Set<(count: number) => void>()
const onUnread = (count: number): void => {
  unread = count
  for (const listener of listeners) listener(count)
}

/** The chat of this tab and its unread answers; its code loads on first use. */
export const useChat = () => {
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
    if (isChatOpen())
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
  return { count, open: () => void open() }
}
