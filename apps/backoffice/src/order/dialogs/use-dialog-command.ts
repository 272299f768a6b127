import { useState } from "react"
import { type Command, useOrderCommand } from "../model/use-order-command.ts"

interface DialogCommand {
  readonly submit: <Content extends object>(command: Command<Content>) => Promise<void>
  readonly isPending: boolean
  /** Why it was not done. */
  readonly problem: string | undefined
}

/** Sends a command from a dialog. The dialog closes when the server agrees; else it stays and says why not. */
export const useDialogCommand = (orderId: string, onClose: () => void): DialogCommand => {
  const { run, isPending } = useOrderCommand(orderId)
  const [problem, setProblem] = useState<string>()
  return {
    isPending,
    problem,
    submit: async (command) => {
      setProblem(undefined)
      const answer = await run(command)
      if (answer._tag === "done") onClose()
      else setProblem(answer.message)
    },
  }
}
