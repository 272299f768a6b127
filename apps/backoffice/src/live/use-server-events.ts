import { cookieRenewal, listen } from "@voltread/ui/api/live.ts"
import { useEffect, useEffectEvent, useState } from "react"
import { auth } from "../session/store.ts"

export type Connection = "connecting" | "live" | "lost"

/**
 * Calls `onEvent` with the data of each event of that name, and with null whenever the connection opens: what happened
 * since the page was read has been missed. A hidden page closes its connection, since browsers allow only a few for each
 * site. An address of null: what was followed does not exist, which a refused connection cannot say itself.
 */
export const useServerEvents = (
  url: string | null,
  event: string,
  onEvent: (data: string | null) => void,
): Connection => {
  const [connection, setConnection] = useState<Connection>("connecting")
  const deliver = useEffectEvent(onEvent)

  useEffect(() => {
    if (url === null) return
    let close: (() => void) | undefined
    const open = () => {
      close = listen({
        url,
        events: [event],
        onEvent: (_name, data) => deliver(data),
        onConnection: (isLive) => {
          setConnection(isLive ? "live" : "lost")
          if (isLive) deliver(null)
        },
        beforeConnect: cookieRenewal(auth),
      })
    }
    const follow = () => {
      const isHidden = document.visibilityState === "hidden"
      if (isHidden) {
        close?.()
        close = undefined
      } else if (close === undefined) {
        open()
      }
    }

    if (document.visibilityState !== "hidden") open()
    document.addEventListener("visibilitychange", follow)
    return () => {
      document.removeEventListener("visibilitychange", follow)
      close?.()
    }
  }, [url, event])

  return connection
}
