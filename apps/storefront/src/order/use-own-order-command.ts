import { useQueryClient } from "@tanstack/react-query"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import type { Operation } from "@voltread/ui/api/graphql.ts"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { useRef, useState } from "react"
import type { OwnOrderOutcomeFragment } from "../generated/order.ts"
import { useShop } from "../shop/use-shop.ts"
import { includePosition } from "./own-position.ts"
import { type OrderRef, orderKey } from "./queries.ts"

interface Ids {
  readonly orderId: string
  readonly token: string | null
  readonly commandId: string
}

interface OwnOrderCommand {
  /** Returns the shop's message once it is done; null if it was not done, and `problem` says why. */
  readonly send: <Content extends object>(
    operation: Operation<{ readonly result: OwnOrderOutcomeFragment }, Content & Ids>,
    content: Content,
  ) => Promise<string | null>
  readonly isPending: boolean
  readonly problem: string | null
}

/** Sends a command on the shopper's own order. Sending it again after a lost answer is safe. */
export const useOwnOrderCommand = ({ id, token }: OrderRef): OwnOrderCommand => {
  const { request } = useShop()
  const queries = useQueryClient()
  const sent = useRef<{ readonly words: string; readonly commandId: string }>(null)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    isPending,
    problem,
    send: async (operation, content) => {
      setPending(true)
      setProblem(null)
      try {
        // Without an answer the same is sent again; what was changed meanwhile is another command.
        const words = JSON.stringify(content)
        if (sent.current?.words !== words) sent.current = { words, commandId: crypto.randomUUID() }
        const ids = { orderId: id, token, commandId: sent.current.commandId }
        const { result } = await request(operation, { ...content, ...ids }, { isRepeatable: true })
        sent.current = null
        if (!result.success) {
          setProblem(result.message)
          return null
        }
        includePosition(queries, id, result.position)
        void readAgain(queries, orderKey({ id, token }))
        return result.message
      } catch (error) {
        setProblem(changeProblem(error))
        return null
      } finally {
        setPending(false)
      }
    },
  }
}
