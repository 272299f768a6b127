import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { useEffect, useState } from "react"
import type { OrderReviewFragment } from "../generated/order.ts"
import {
  ApproveOrderDocument,
  CancelOrderDocument,
  ChangeOrderStatusDocument,
} from "../generated/order-dialogs.ts"
import { type NotDone, runOrderCommand } from "../order/model/use-order-command.ts"
import { UndoBuffer } from "./undo-buffer.ts"

export type OrderReviewDecision = "approve" | "not-charged" | "cancel"

/** Seconds in which a decision can be taken back. */
export const SECONDS_TO_UNDO = 8

const DONE = {
  approve: "approved",
  "not-charged": "reopened for payment",
  cancel: "canceled",
} as const satisfies Record<OrderReviewDecision, string>

type Reviewed = Pick<OrderReviewFragment, "id" | "uniqueId" | "revision" | "review">

interface Decided {
  readonly order: Reviewed
  readonly decision: OrderReviewDecision
}

const sentDecision = (queryClient: QueryClient, { order, decision }: Decided) => {
  const { id, review, uniqueId } = order
  const done = `Order ${uniqueId} ${DONE[decision]}.`
  // Refused when somebody else has changed the order since it was looked at.
  const { revision } = order
  switch (decision) {
    case "approve":
      return runOrderCommand(queryClient, id, {
        operation: ApproveOrderDocument,
        content: { reason: "Reviewed: all in order", revision },
        done,
      })
    case "not-charged":
      return runOrderCommand(queryClient, id, {
        operation: ChangeOrderStatusDocument,
        content: {
          reason: "Reviewed: nothing was charged",
          status: review?.notChargedStatus ?? "",
          revision,
        },
        done,
      })
    case "cancel":
      return runOrderCommand(queryClient, id, {
        operation: CancelOrderDocument,
        content: { reason: "Reviewed: declined", revision },
        done,
      })
  }
}

/** Why it was not done, or that nobody knows whether it was. */
const notDone = (
  { uniqueId }: Reviewed,
  decision: OrderReviewDecision,
  { _tag, message }: NotDone,
): string =>
  _tag === "refused"
    ? `Order ${uniqueId} is not ${DONE[decision]}. ${message}`
    : `Order ${uniqueId} may be ${DONE[decision]}. ${message}`

export interface DecisionStep {
  readonly decision: OrderReviewDecision
  /** It can still be taken back. */
  readonly isHeld: boolean
}

interface ReviewDecisions {
  /** What was decided and is not done yet, by order. */
  readonly steps: ReadonlyMap<string, DecisionStep>
  /** The last thing that happened, for those who hear the page. */
  readonly news: string
  readonly decide: (order: Reviewed, decision: OrderReviewDecision) => void
  /** The id of the order whose decision was taken back; null when none waits. */
  readonly takeBack: () => string | null
}

/**
 * Decides about orders with time to take a slip back. A decision is sent after that time, with the next decision, or when
 * the page is left; a browser that closes the page asks first.
 */
export const useReviewDecisions = (): ReviewDecisions => {
  const queryClient = useQueryClient()
  const [steps, setSteps] = useState<ReadonlyMap<string, DecisionStep>>(new Map())
  const [news, setNews] = useState("")

  const setStep = (orderId: string, step: DecisionStep | null) =>
    setSteps((known) => {
      const others = [...known].filter(([id]) => id !== orderId)
      return new Map(step === null ? others : [...others, [orderId, step]])
    })

  const send = async ({ order, decision }: Decided) => {
    setStep(order.id, { decision, isHeld: false })
    const answer = await sentDecision(queryClient, { order, decision })
    if (answer._tag !== "done") showToast({ severity: "error", message: notDone(order, decision, answer) })
    setStep(order.id, null)
  }
  const [holding] = useState(
    () => new UndoBuffer<Decided>(SECONDS_TO_UNDO * 1_000, (decided) => void send(decided)),
  )

  useEffect(() => () => holding.release(), [holding])
  const isAnyOpen = steps.size > 0
  useEffect(() => {
    if (!isAnyOpen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isAnyOpen])

  return {
    steps,
    news,
    decide: (order, decision) => {
      if (steps.has(order.id)) return
      holding.hold({ order, decision })
      setStep(order.id, { decision, isHeld: true })
      setNews(`Order ${order.uniqueId} is ${DONE[decision]} in ${SECONDS_TO_UNDO} seconds. Press Z to undo.`)
    },
    takeBack: () => {
      const decided = holding.takeBack()
      if (decided === null) return null
      setStep(decided.order.id, null)
      setNews(`Undone. Order ${decided.order.uniqueId} is still under review.`)
      return decided.order.id
    },
  }
}
