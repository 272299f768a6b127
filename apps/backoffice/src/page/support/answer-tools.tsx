import { useQuery } from "@tanstack/react-query"
import { fillPlaceholders } from "@voltread/domain/shared/canned-responses.ts"
import { Select } from "@voltread/ui/components/select.tsx"
import { answersFor, cannedResponsesQuery } from "./canned-responses-query.ts"
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
  const canned = useQuery(cannedResponsesQuery)
  const answers = answersFor("message", canned.data)
  const links = useQuery(orderLinksQuery(path))
  const orders = links.data ?? []
  const firstName = name.split(" ", 1)[0]
  const insertAnswer = (id: string) => {
    const answer = answers.find((each) => each.id === id)
    const orderNumber = orders.at(0)?.orderNumber
    if (answer !== undefined) onInsert(fillPlaceholders(answer.body, { firstName, orderNumber }))
  }
  const insertLink = (number: string) => {
    const order = orders.find(({ orderNumber }) => orderNumber === number)
    if (order !== undefined) onInsert(`Your order ${order.orderNumber}: ${order.url}`)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Canned response"
        placeholder={answers.length === 0 && !canned.isPending ? "No responses found" : "Insert a response"}
        isDisabled={answers.length === 0}
        options={answers.map(({ id, title }) => ({ id, label: title }))}
        value={null}
        onChange={insertAnswer}
      />
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
