import { refundsOf } from "@voltread/domain/ordering/order-rules-payment.ts"
import { proposedRefund } from "@voltread/domain/ordering/order-rules-returns.ts"
import { lineOf, type OrderLine } from "@voltread/domain/ordering/order-state.ts"
import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import { lookAfterLender } from "../books/lender.ts"
import type { OrderScript } from "../script/order-script.ts"
import { reachedAt } from "./fulfilment.ts"
import { giveBack } from "./refunds.ts"

const REASONS = ["not as expected", "arrived damaged", "changed mind", "wrong size"]

/** Units of the first line are returned after an email; staff record it. */
export const returnByStaff = (script: OrderScript): void => {
  const [line] = script.state.lines
  if (line === undefined) return
  const quantity = script.faker.number.int({ min: 1, max: line.quantity })
  const { itemId } = line
  script.days(3, 16).order(script.staff(), {
    type: "RecordEmailConversation",
    email: {
      emailId: `${script.uniqueId}:mail:${itemId}`,
      direction: "inbound",
      from: script.shopper.id,
      to: "support@voltread.example",
      subject: "I want to return an item",
      body: `Hello, the ${line.name} is not what I expected. How do I send it back?`,
    },
  })
  const reason = script.faker.helpers.arrayElement(REASONS)
  script.days(2, 6).order(script.staff(), { type: "ReturnItem", itemId, quantity, reason })
  lookAfterLender(script)
  script.hours(1, 30)
  if (script.isOver) return
  for (const part of refundsOf(script.state, valueOfUnits(line, 0, quantity)))
    script.order(script.admin(), { type: "RequestRefund", ...part, reason: "returned" })
  giveBack(script)
}

const isWhole = ({ faker }: OrderScript): boolean => faker.datatype.boolean(0.4)

/**
 * The customer requests the return on the order's page, and some withdraw it; staff accept or refuse, receive and refund
 * it.
 */
export const returnByRequest = (script: OrderScript, isAll = isWhole(script)): void => {
  const { faker, uniqueId } = script
  const returnId = `${uniqueId}:return:1`
  const lines = isAll ? script.state.lines : script.state.lines.slice(0, 1)
  const asked = lines.map(({ itemId, quantity }) => ({
    itemId,
    quantity: isAll ? quantity : faker.number.int({ min: 1, max: quantity }),
    since: reachedAt(script, itemId),
  }))
  script.days(2, 14).order(script.shopper, {
    type: "RequestReturn",
    returnId,
    lines: asked,
    reason: faker.helpers.arrayElement([
      "It is not what I expected.",
      "It arrived with a dent.",
      "I found out that I do not need it.",
    ]),
    now: script.at,
  })
  const isAccepted = faker.datatype.boolean(0.85)
  script.hours(3, 40)
  for (const line of lines)
    script.order(script.staff(), {
      type: "AnswerReturn",
      itemId: line.itemId,
      isAccepted,
      answer: isAccepted
        ? "Please send it back with the label that comes by email."
        : "It was used for some time. Please call us, and we will find a way.",
    })
  if (!isAccepted) return
  if (!isAll && faker.datatype.boolean(0.2)) {
    script.hours(2, 30)
    for (const { itemId } of lines) script.order(script.shopper, { type: "WithdrawReturn", itemId, returnId })
    return
  }
  script.days(3, 8)
  for (const line of lines)
    script.order(script.staff(), {
      type: "ReceiveReturn",
      itemId: line.itemId,
      quantity: null,
      restock: faker.datatype.boolean(0.6),
    })
  lookAfterLender(script)
  script.hours(1, 20)
  for (const line of lines) refundLine(script, line)
  giveBack(script)
}

const refundLine = (script: OrderScript, { itemId }: Pick<OrderLine, "itemId">): void => {
  if (script.isOver) return
  const line = lineOf(script.state, itemId)
  const amount = line === undefined ? 0 : proposedRefund(script.state, line)
  if (amount > 0) script.order(script.admin(), { type: "RefundReturn", itemId, amount })
}
