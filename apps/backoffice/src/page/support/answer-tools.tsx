import { useQuery } from "@tanstack/react-query"
import { filledIn } from "@voltread/domain/shared/ready-answers.ts"
import { Select } from "@voltread/ui/components/select.tsx"
import { orderLinksQuery } from "./queries.ts"
import { answersFor, readyAnswersQuery } from "./ready-answers-query.ts"

export interface AnswerToolsProps {
  /** Of the message or conversation that is answered. */
  readonly path: string
  /** Of whom is answered. */
  readonly name: string
  readonly onInsert: (text: string) => void
}

/** What is put into an answer by one choice: ready words, or the link to one of the customer's orders. */
export default function AnswerTools({ path, name, onInsert }: AnswerToolsProps) {
  const answers = answersFor("message", useQuery(readyAnswersQuery).data)
  const orders = useQuery(orderLinksQuery(path)).data ?? []
  const firstName = name.split(" ", 1)[0]
  const insertAnswer = (id: string) => {
    const answer = answers.find((ready) => ready.id === id)
    const orderNumber = orders.at(0)?.orderNumber
    if (answer !== undefined) onInsert(filledIn(answer.body, { firstName, orderNumber }))
  }
  const insertLink = (number: string) => {
    const order = orders.find(({ orderNumber }) => orderNumber === number)
    if (order !== undefined) onInsert(`Your order ${order.orderNumber}: ${order.url}`)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Ready answer"
        placeholder="Insert an answer"
        options={answers.map(({ id, title }) => ({ id, label: title }))}
        value={null}
        onChange={insertAnswer}
      />
      <Select
        label="Order link"
        placeholder={orders.length === 0 ? "No orders found" : "Insert a link"}
        isDisabled={orders.length === 0}
        options={orders.map(({ orderNumber }) => ({ id: orderNumber, label: orderNumber }))}
        value={null}
        onChange={insertLink}
      />
    </div>
  )
}
