import { RadioGroup } from "@voltread/ui/components/radio-group.tsx"
import { useImperativeHandle, useState } from "react"
import { CheckoutWithPlisioDocument } from "../../generated/payment.ts"
import type { PaymentFormProps, Preparation } from "../payment-form.ts"

/** Crypto by Plisio: the coin is chosen here, the payment made on the vendor's page. */
export default function PlisioMethod({ method, ref }: PaymentFormProps) {
  const [coin, setCoin] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()

  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<Preparation> => {
      if (coin === null) {
        setProblem("Choose a coin")
        return { _tag: "Problem", message: "Please choose a coin." }
      }
      const attempt = crypto.randomUUID()
      return {
        _tag: "Prepared",
        token: attempt,
        choice: coin,
        checkOut: async (send, input) => {
          const variables = { input: { ...input, currency: coin, attempt } }
          const answer = await send(CheckoutWithPlisioDocument, variables, { isRepeatable: true })
          return answer.checkoutWithPlisio
        },
      }
    },
  }))

  return (
    <RadioGroup
      label="Coin"
      className="desk:grid desk:grid-cols-2"
      value={coin}
      options={method.choices.map(({ id, title, problem: why }) => ({
        id,
        label: title,
        ...(why === null ? {} : { description: why }),
        isDisabled: why !== null,
      }))}
      onChange={(id) => {
        setCoin(id)
        setProblem(undefined)
      }}
      {...(problem === undefined ? {} : { errorMessage: problem })}
      description="You pay on the next page, where you can still change the coin."
    />
  )
}
