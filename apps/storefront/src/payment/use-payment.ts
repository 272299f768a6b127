import { type RefObject, useCallback, useRef, useState } from "react"
import type { CheckoutAnswerFragment } from "../generated/payment.ts"
import { type PayOutcome, payOutcome } from "./pay-outcome.ts"
import type { Method, PaymentContext, PaymentForm, Prepared } from "./payment-form.ts"

const UNANSWERED =
  "No answer came, so we do not know yet whether your payment went through. Press the button again: you will never be charged twice."

interface Payment {
  readonly chosen: Method | undefined
  /** The shopper's choice: what was wrong with another way to pay is cleared. */
  readonly choose: (method: Method) => void
  /** Choice of the page, in place of a way that is not offered anymore; why not stays on screen. */
  readonly chooseByDefault: (method: Method) => void
  readonly form: RefObject<PaymentForm | null>
  /** Marks what is missing in the form of the way to pay. */
  readonly showMissing: () => Promise<void>
  /** Why the last attempt failed. */
  readonly problem: string | null
  /** Null where the form of the way to pay is not complete. */
  readonly pay: (
    asked: PaymentContext,
    send: (prepared: Prepared, method: Method) => Promise<CheckoutAnswerFragment>,
  ) => Promise<PayOutcome | null>
}

/**
 * Attempts to pay. After a refusal the form gives a new token, since tokens can be used once; without an answer the same
 * token is sent again, so that the server recognizes the attempt.
 */
export const usePayment = (): Payment => {
  const form = useRef<PaymentForm>(null)
  const unanswered = useRef<Prepared>(null)
  /** A press while this runs is the same attempt. */
  const underWay = useRef<Promise<PayOutcome | null>>(null)
  const [chosen, setChosen] = useState<Method>()
  const [problem, setProblem] = useState<string | null>(null)

  /** The code of a form may still be on its way when somebody presses early. */
  const formWhenReady = async (): Promise<PaymentForm | null> => {
    for (let look = 0; look < MAX_CHECKS && form.current === null; look++) await sleep(PAUSE_MS)
    return form.current
  }

  const prepared = async (asked: PaymentContext): Promise<Prepared | null> => {
    if (unanswered.current !== null) return unanswered.current
    const given = (await (await formWhenReady())?.prepare(asked)) ?? NOT_READY
    if (given._tag === "Prepared") return given
    setProblem(given.message)
    return null
  }

  const attempt: Payment["pay"] = async (asked, send) => {
    setProblem(null)
    const ready = chosen === undefined ? null : await prepared(asked)
    if (ready === null || chosen === undefined) return null
    const outcome = await payOutcome(send(ready, chosen))
    unanswered.current = outcome._tag === "Unanswered" ? ready : null
    if (outcome._tag === "Unanswered") setProblem(UNANSWERED)
    if (outcome._tag === "Refused") setProblem(outcome.message)
    return outcome
  }

  const chooseByDefault = useCallback((method: Method): void => {
    unanswered.current = null
    setChosen(method)
  }, [])
  const chosenId = chosen?.id
  const choose = useCallback(
    (method: Method): void => {
      if (method.id !== chosenId) setProblem(null)
      chooseByDefault(method)
    },
    [chosenId, chooseByDefault],
  )

  return {
    chosen,
    choose,
    chooseByDefault,
    form,
    showMissing: async () => (await formWhenReady())?.showMissing?.(),
    problem,
    pay: (asked, send) => {
      underWay.current ??= attempt(asked, send).finally(() => {
        underWay.current = null
      })
      return underWay.current
    },
  }
}

const PAUSE_MS = 50
const MAX_CHECKS = 200

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const NOT_READY = {
  _tag: "Problem",
  message: "The form is not ready yet. Please try again in a moment.",
} as const
