import { held } from "@voltread/domain/ordering/order-money.ts"
import { nextRefundId } from "@voltread/domain/ordering/order-rules-payment.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import type { CryptoDesk } from "../books/crypto.ts"
import { payByCard } from "../script/cards.ts"
import type { OrderScript } from "../script/order-script.ts"
import { completed, type Story } from "./life.ts"
import { giveBack } from "./refunds.ts"

const totalOf = ({ state }: OrderScript): number => orderTotals(state).total

/** The network confirms the payment, and the vendor reports it. */
const confirmed = (desk: CryptoDesk, script: OrderScript): void => desk.tell(script.minutes(11, 18))

export const byCoins =
  (desk: CryptoDesk): Story =>
  (script) => {
    desk.start(script, 1)
    desk.send(script.minutes(2, 20), totalOf(script))
    confirmed(desk, script)
  }

/** Too little at first, then the rest. */
export const inTwoParts =
  (desk: CryptoDesk): Story =>
  (script) => {
    const total = totalOf(script)
    const first = Math.round(total * script.faker.number.float({ min: 0.3, max: 0.9 }))
    desk.start(script, 1)
    desk.send(script.minutes(2, 12), first)
    desk.send(script.minutes(12, 25), total - first)
    confirmed(desk, script)
  }

/** Too little, and the rest never arrives: staff review the order, cancel it, and refund what arrived. */
export const tooLittle =
  (desk: CryptoDesk): Story =>
  (script) => {
    desk.start(script, 1)
    desk.send(script.minutes(5, 20), Math.round(totalOf(script) * 0.6))
    confirmed(desk, script)
    desk.tell(script.minutes(61, 70))
    script.hours(3, 30)
    if (script.isOver) return
    script.order(script.staff(), { type: "CancelOrder", reason: "the rest was not paid" })
    giveBack(script)
  }

/** Too much: staff resolve it at the vendor if necessary, and refund the excess. */
export const tooMuch =
  (desk: CryptoDesk): Story =>
  (script) => {
    const pay: Story = () => {
      desk.start(script, 1)
      desk.send(script.minutes(2, 20), totalOf(script) + 25_00)
      confirmed(desk, script)
      desk.resolve(script.hours(1, 9))
    }
    completed(pay)(script)
    script.hours(4, 40)
    const [payment] = script.state.payments
    const excess = held(script.state) - totalOf(script)
    if (script.isOver || payment === undefined || excess <= 0) return
    script.order(script.admin(), {
      type: "RequestRefund",
      paymentId: payment.paymentId,
      refundId: nextRefundId(script.state, payment.paymentId),
      amount: excess,
      reason: "paid too much",
    })
    giveBack(script)
  }

/** The coin payment expires, and a card pays the order. */
export const expiredThenCard =
  (desk: CryptoDesk): Story =>
  (script) => {
    desk.start(script, 1)
    desk.tell(script.minutes(61, 65))
    script.minutes(5, 90)
    payByCard(script, 2, "succeeded")
  }
