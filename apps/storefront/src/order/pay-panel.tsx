import { useQueryClient } from "@tanstack/react-query"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { PayOrderDocument } from "../generated/payment.ts"
import { PaymentChoice } from "../payment/methods/payment-choice.tsx"
import { payLabel } from "../payment/pay-label.ts"
import type { ToPay } from "../payment/payment-form.ts"
import { usePayment } from "../payment/use-payment.ts"
import { useShop } from "../shop/use-shop.ts"
import type { OrderDetails } from "./order-items.tsx"
import { includePosition } from "./own-position.ts"
import { orderKey } from "./queries.ts"

interface PayPanelProps {
  readonly order: OrderDetails
  readonly token: string | null
  /** Dollars: all of the order, its rest, or what a lease does not pay. */
  readonly due: number
  readonly isPaying: boolean
  /** Called when an attempt begins, and once the order contains its outcome. */
  readonly onPaying: (isPaying: boolean) => void
}

/** Pays a placed order, by any method that can pay it. */
export default function PayPanel({ order, token, due, isPaying, onPaying }: PayPanelProps) {
  const { request, cart } = useShop()
  const queries = useQueryClient()
  const { chosen, choose, chooseByDefault, form, problem, pay } = usePayment()
  const toPay: ToPay = { _tag: "Order", orderId: order.id, token }

  const attempt = async () => {
    const asked = { total: due, checkout: null }
    const outcome = await pay(asked, async (prepared, { id, gatewayName }) => {
      if (prepared.payOrder !== undefined) return prepared.payOrder(request, due)
      const { payOrder } = await request(
        PayOrderDocument,
        {
          input: {
            orderId: order.id,
            orderToken: token,
            // A method without a gateway (a lease or a loan) is named by itself.
            gatewayName: gatewayName ?? id,
            token: prepared.token,
            choice: prepared.choice ?? null,
            expectedTotal: due,
          },
        },
        { isRepeatable: true },
      )
      return payOrder
    })
    if (outcome?._tag === "Placed" && outcome.paymentUrl !== null) {
      return window.location.assign(outcome.paymentUrl)
    }
    if (outcome !== null && outcome._tag !== "Unanswered")
      includePosition(queries, order.id, outcome.position)
    await Promise.allSettled([
      queries.invalidateQueries({ queryKey: ["payment-methods"] }),
      readAgain(queries, orderKey({ id: order.id, token })),
      cart.load(),
    ])
  }

  const send = () => {
    onPaying(true)
    return attempt().finally(() => onPaying(false))
  }

  return (
    <section
      aria-labelledby="pay"
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="pay" className="text-lg">
        Pay {formatMoney(due)}
      </h2>
      <PaymentChoice
        preferred=""
        toPay={toPay}
        version={`${order.status} ${due}`}
        chosen={chosen}
        onChoose={choose}
        onDefault={chooseByDefault}
        form={form}
      />
      <ProblemNotice problem={problem} />
      <Button size="lg" isPending={isPaying} isDisabled={chosen === undefined} onPress={() => void send()}>
        {payLabel(chosen, due)}
      </Button>
    </section>
  )
}
