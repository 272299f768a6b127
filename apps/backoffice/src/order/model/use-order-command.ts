import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { changeProblem, isUnanswered } from "@voltread/ui/api/change-problem.ts"
import type { Operation } from "@voltread/ui/api/graphql.ts"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import type { CommandOutcomeFragment } from "../../generated/order.ts"
import { request } from "../../session/request.ts"
import { CommandIds } from "./command-ids.ts"
import { rememberPosition } from "./positions.ts"
import { timelineKey } from "./queries.ts"

/** Outlives the dialogs: one that was closed after a lost connection may be opened again and send the same command. */
const ids = new CommandIds()

interface Ids {
  readonly orderId: string
  readonly commandId: string
}

/** One command on an order: which operation, with what, and what to say when it is done. */
export interface Command<Content extends object> {
  readonly operation: Operation<{ readonly result: CommandOutcomeFragment }, Content & Ids>
  readonly content: Content
  readonly done: string
}

export interface NotDone {
  /** `unanswered`: the outcome is unknown; sending the same again is safe. */
  readonly _tag: "refused" | "unanswered"
  readonly message: string
}

type CommandAnswer = { readonly _tag: "done" } | NotDone

/** Reloads all that can have changed. The past cannot. */
export const reloadOrder = (queryClient: QueryClient, orderId: string): Promise<unknown> =>
  Promise.all([
    readAgain(queryClient, ["order", orderId, "now"]),
    readAgain(queryClient, timelineKey(orderId)),
    queryClient.invalidateQueries({ queryKey: ["orders"] }),
  ])

const send = async <Content extends object>(
  orderId: string,
  { operation, content }: Command<Content>,
): Promise<CommandAnswer> => {
  const command = `${orderId} ${operation.toString()}`
  const commandId = ids.idFor(command, content)
  try {
    const { result } = await request(operation, { ...content, orderId, commandId }, { isRepeatable: true })
    ids.answered(command, content)
    if (!result.success) return { _tag: "refused", message: result.message }
    rememberPosition(orderId, result.position)
    return { _tag: "done" }
  } catch (error) {
    const isOpen = isUnanswered(error)
    if (!isOpen) ids.answered(command, content)
    return { _tag: isOpen ? "unanswered" : "refused", message: changeProblem(error) }
  }
}

/** Sends a command. Shows a success and reloads the order; the caller handles a refusal. */
export const runOrderCommand = async <Content extends object>(
  queryClient: QueryClient,
  orderId: string,
  command: Command<Content>,
): Promise<CommandAnswer> => {
  const answer = await send(orderId, command)
  if (answer._tag === "done") {
    showToast({ severity: "success", message: command.done })
    await reloadOrder(queryClient, orderId)
  }
  return answer
}

interface OrderCommands {
  readonly run: <Content extends object>(command: Command<Content>) => Promise<CommandAnswer>
  readonly isPending: boolean
}

/** Sends commands for one order, as `runOrderCommand` does. */
export const useOrderCommand = (orderId: string): OrderCommands => {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (attempt: () => Promise<CommandAnswer>) => attempt(),
  })
  return {
    isPending,
    run: (command) => mutateAsync(() => runOrderCommand(queryClient, orderId, command)),
  }
}
