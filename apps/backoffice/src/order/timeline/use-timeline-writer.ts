import { useQueryClient } from "@tanstack/react-query"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { staffRole } from "../../session/role.ts"
import { useUser } from "../../session/use-session.ts"
import { timelineKey } from "../model/queries.ts"
import { type Command, useOrderCommand } from "../model/use-order-command.ts"
import { type TimelineData, withoutPending, withPending } from "./pending-entry.ts"

interface EntryText {
  readonly type: string
  readonly subject: string
  readonly body: string
}

interface TimelineWriter {
  /** False: it was not added, and the form should keep its text. */
  readonly write: <Content extends object>(text: EntryText, command: Command<Content>) => Promise<boolean>
  readonly isPending: boolean
}

/** Adds to the history. The entry shows at once, and is removed, with a message, if the server refuses it. */
export const useTimelineWriter = (orderId: string): TimelineWriter => {
  const queryClient = useQueryClient()
  const user = useUser()
  const { run, isPending } = useOrderCommand(orderId)
  const key = timelineKey(orderId)
  return {
    isPending,
    write: async ({ type, subject, body }, command) => {
      const id = crypto.randomUUID()
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<TimelineData>(key, (timeline) =>
        withPending(timeline, {
          id,
          type,
          title: subject,
          body,
          actorId: user?.username ?? "",
          actorName: `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim() || (user?.username ?? ""),
          actorRole: staffRole(user?.type) ?? "",
          at: new Date().toISOString(),
        }),
      )
      const answer = await run(command)
      if (answer._tag === "done") return true
      queryClient.setQueryData<TimelineData>(key, (timeline) => withoutPending(timeline, id))
      showToast({ severity: "error", message: answer.message })
      return false
    },
  }
}
