import { useQuery } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { fillPlaceholders } from "@voltread/domain/shared/canned-responses.ts"
import { Select } from "@voltread/ui/components/select.tsx"
import { CannedResponseSelect } from "./canned-response-select.tsx"
import { orderLinksQuery } from "./queries.ts"

export interface AnswerToolsProps {
  /** Of the message or conversation that is answered. */
  readonly path: string
  /** Of the customer. */
  readonly name: string
  readonly onInsert: (text: string) => void
}

/** Inserts a canned response, or a link to one of the customer's orders, into an answer. */
export default function AnswerTools({ path, name, onInsert }: AnswerToolsProps) {
  const links = useQuery(orderLinksQuery(path))
  const orders = links.data ?? []
  const firstName = name.split(" ", 1)[0]
  const insertResponse = ({ body }: CannedResponse) =>
    onInsert(fillPlaceholders(body, { firstName, orderNumber: orders.at(0)?.orderNumber }))
  const insertLink = (number: string) => {
    const order = orders.find(({ orderNumber }) => orderNumber === number)
    if (order !== undefined) onInsert(`Your order ${order.orderNumber}: ${order.url}`)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <CannedResponseSelect use="message" onChoose={insertResponse} />
      <Select
        label="Order link"
        placeholder={orders.length === 0 && !links.isPending ? "No orders found" : "Insert a link"}
        isDisabled={orders.length === 0}
        options={orders.map(({ orderNumber }) => ({ id: orderNumber, label: orderNumber }))}
        value={null}
        onChange={insertLink}
      />
    </div>
  )
}
