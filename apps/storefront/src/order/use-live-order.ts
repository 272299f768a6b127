import { useQuery, useQueryClient } from "@tanstack/react-query"
import { cookieRenewal, listen } from "@voltread/ui/api/live.ts"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { textOfEvent } from "@voltread/ui/session/event-text.ts"
import { useEffect } from "react"
import { useShop } from "../shop/use-shop.ts"
import { includePosition, ownPosition } from "./own-position.ts"
import { type OrderRef, orderKey, orderQuery, timelineQuery } from "./queries.ts"

/** An order and its history, reloaded on each server event. */
export const useLiveOrder = ({ id, token }: OrderRef) => {
  const { request, auth } = useShop()
  const queries = useQueryClient()
  const position = () => ownPosition(queries, id)
  const order = useQuery(orderQuery(request, { id, token }, position))
  const timeline = useQuery(timelineQuery(request, { id, token }, position))
  const exists = order.data !== undefined && order.data !== null

  useEffect(() => {
    if (!exists) return
    const reload = () => void readAgain(queries, orderKey({ id, token }))
    const query = token === null ? "" : `?token=${encodeURIComponent(token)}`
    return listen({
      url: `/api/orders/${encodeURIComponent(id)}/events${query}`,
      events: ["timeline"],
      onEvent: (_name, data) => {
        includePosition(queries, id, textOfEvent<"timeline">(data, "position"))
        reload()
      },
      // Events between the first answer and the connection were missed, as after a reconnect.
      onConnection: (isLive) => {
        if (isLive) reload()
      },
      beforeConnect: cookieRenewal(auth),
    })
  }, [exists, id, token, queries, auth])

  return { order, timeline }
}
