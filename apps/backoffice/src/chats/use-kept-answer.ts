import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { type AnswerText, useAnswerText } from "../page/support/use-answer-text.ts"

const drafts = ["chat-draft"] as const

/**
 * The answer to a conversation, which waits there while another conversation or an order is looked at. It is kept with
 * what was loaded, and so forgotten with it when somebody else logs in.
 */
export const useKeptAnswer = (chatId: string): AnswerText => {
  const queryClient = useQueryClient()
  const text = useAnswerText(queryClient.getQueryData<string>([...drafts, chatId]))
  useEffect(() => {
    queryClient.setQueryDefaults(drafts, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData([...drafts, chatId], text.value)
  }, [queryClient, chatId, text.value])
  return text
}
