import { useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "@voltread/domain/contract/order-bulk.ts"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { useRef, useState } from "react"
import type { OrderRowFragment } from "../generated/orders.ts"
import { read } from "../session/rest.ts"

type Change = Readonly<Record<string, string>>

/** Sends a change of many orders, once however often it is pressed; what became of each order is known afterwards. */
export const useBulk = (orders: ReadonlyArray<OrderRowFragment>) => {
  const queryClient = useQueryClient()
  const sent = useRef<{ readonly words: string; readonly commandId: string }>(undefined)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [results, setResults] = useState<BulkResult["results"]>()
  const run = async (change: Change) => {
    const words = JSON.stringify(change)
    if (sent.current?.words !== words) sent.current = { words, commandId: crypto.randomUUID() }
    const body = { commandId: sent.current.commandId, orderIds: orders.map(({ id }) => id), change }
    const schema = async () => (await import("@voltread/domain/contract/order-bulk.ts")).BulkResult
    setPending(true)
    setProblem(undefined)
    try {
      const answer = await read(schema, { method: "POST", path: "/api/admin/orders/bulk", body })
      setResults(answer?.results ?? [])
      await queryClient.invalidateQueries({ queryKey: ["orders"] })
    } catch (error) {
      setProblem(changeProblem(error))
    } finally {
      setPending(false)
    }
  }
  return { run, isPending, problem, results }
}
