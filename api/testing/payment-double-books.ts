import type { Cents } from "@voltread/domain/shared/money.ts"
import type { GatewayTransaction } from "../payments/gateway-transaction.ts"
import { ActionOutcome } from "../payments/payment-gateway.ts"

const { Done, NotYet, Refused } = ActionOutcome

/** The payments of the test double, and the operations on them. */
export const doubleBooks = (gatewayType: GatewayTransaction["gatewayType"]) => {
  const transactions: Array<GatewayTransaction> = []

  const add = (given: Partial<GatewayTransaction>): GatewayTransaction => {
    const transaction: GatewayTransaction = {
      id: `tx${transactions.length + 1}`,
      orderId: null,
      kind: "sale",
      status: "submitted",
      amount: 0,
      currency: "USD",
      gatewayType,
      card: { type: "Visa", lastFour: "1111" },
      code: "1000",
      reason: null,
      createdAt: new Date().toISOString(),
      refundOf: null,
      ...given,
    }
    transactions.push(transaction)
    return transaction
  }

  const find = (id: string): GatewayTransaction | undefined => transactions.find((each) => each.id === id)

  const change = (id: string, changed: Partial<GatewayTransaction>): GatewayTransaction => {
    const known = find(id)
    if (known === undefined) throw new Error(`no transaction ${id}`)
    const transaction = { ...known, ...changed }
    transactions[transactions.indexOf(known)] = transaction
    return transaction
  }

  const refundable = ({ id, amount }: GatewayTransaction): Cents =>
    transactions
      .filter(({ refundOf }) => refundOf === id)
      .reduce((left, refund) => left - refund.amount, amount)

  const unknown = Refused({ code: "not-found", message: "There is no such transaction." })

  return {
    transactions,
    add,
    find,
    change,
    capture: (id: string, amount?: Cents): ActionOutcome => {
      const sale = find(id)
      if (sale === undefined) return unknown
      return sale.status === "authorized"
        ? Done({ transaction: change(id, { status: "submitted", amount: amount ?? sale.amount }) })
        : Refused({ code: sale.status, message: "Only reserved money can be taken." })
    },
    cancel: (id: string): ActionOutcome => {
      const sale = find(id)
      if (sale === undefined) return unknown
      return sale.status === "waiting" ||
        sale.status === "authorizing" ||
        sale.status === "authorized" ||
        sale.status === "submitted"
        ? Done({ transaction: change(id, { status: "voided" }) })
        : Refused({ code: sale.status, message: "It cannot be canceled anymore." })
    },
    refund: (id: string, amount?: Cents): ActionOutcome => {
      const sale = find(id)
      if (sale === undefined) return unknown
      if (sale.status !== "settled") return NotYet({ message: "Cannot refund before settlement." })
      const left = refundable(sale)
      const wanted = amount ?? left
      if (wanted > left || left === 0) return Refused({ code: "too-much", message: "Less is left of it." })
      const { orderId, gatewayType } = sale
      return Done({
        transaction: add({ orderId, gatewayType, kind: "refund", amount: wanted, refundOf: id }),
      })
    },
  }
}
