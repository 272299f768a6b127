import { useQuery } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { Select } from "@voltread/ui/components/select.tsx"
import { cannedResponsesQuery } from "./canned-responses-query.ts"

interface CannedResponseSelectProps {
  /** In emails about an order, or in answers to messages and in chats. */
  readonly use: CannedResponse["use"]
  readonly onChoose: (response: CannedResponse) => void
}

/** The canned responses that can be inserted into a text. */
export function CannedResponseSelect({ use, onChoose }: CannedResponseSelectProps) {
  const { data = [], isPending } = useQuery(cannedResponsesQuery)
  const responses = data.filter((response) => response.use === use)
  const choose = (id: string) => {
    const chosen = responses.find((response) => response.id === id)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <Select
      label="Canned response"
      placeholder={responses.length === 0 && !isPending ? "No responses found" : "Insert a response"}
      isDisabled={responses.length === 0}
      options={responses.map(({ id, title }) => ({ id, label: title }))}
      value={null}
      onChange={choose}
    />
  )
}
