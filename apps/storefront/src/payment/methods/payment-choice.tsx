import { useQuery } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { RadioGroup } from "@voltread/ui/components/radio-group.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { memo, type RefObject, Suspense, useEffect, useEffectEvent, useState } from "react"
import { useShop } from "../../shop/use-shop.ts"
import type { Method, PaymentForm, ToPay } from "../payment-form.ts"
import { paymentMethodsQuery } from "../queries.ts"
import { PAYMENT_FORMS } from "./payment-forms.tsx"

export interface PaymentChoiceProps {
  readonly toPay: ToPay
  /** Changes with what is to be paid. */
  readonly version: string
  /** The id of the way that was chosen before, empty for none; undefined: not known yet, so nothing is offered. */
  readonly preferred: string | undefined
  readonly chosen: Method | undefined
  readonly onChoose: (method: Method) => void
  /** What was chosen is not offered, or nothing was: the page chooses. */
  readonly onDefault: (method: Method) => void
  /** The form of the way that is chosen. */
  readonly form: RefObject<PaymentForm | null>
}

/** The ways that can pay this, and the form of the chosen one. One that is down says so, and the others stay. */
export const PaymentChoice = memo(function PaymentChoice({
  toPay,
  version,
  preferred,
  chosen,
  onChoose,
  onDefault,
  form,
}: PaymentChoiceProps) {
  const { request } = useShop()
  const query = useQuery({
    ...paymentMethodsQuery(request, toPay, version),
    enabled: preferred !== undefined,
  })
  const [gone, setGone] = useState<ReadonlyArray<string>>([])
  const methods = query.data?.filter(({ id }) => PAYMENT_FORMS[id] !== undefined && !gone.includes(id))

  const chooseFirst = useEffectEvent(() => {
    const able = methods?.filter(({ problem }) => problem === null)
    const first = able?.find(({ id }) => id === preferred) ?? able?.[0]
    const isOffered = methods?.some(({ id, problem }) => id === chosen?.id && problem === null)
    if (first !== undefined && isOffered !== true) onDefault(first)
  })
  const count = methods?.length
  useEffect(() => {
    if (query.data !== undefined && count !== undefined) chooseFirst()
  }, [query.data, count])

  if (methods === undefined) {
    return query.isError ? (
      <ErrorState title="The ways to pay could not be loaded" onRetry={() => void query.refetch()}>
        {messageOf(query.error)}
      </ErrorState>
    ) : (
      <Loading label="Loading the ways to pay">
        <Skeleton className="h-[10.5rem] w-full" />
      </Loading>
    )
  }
  if (methods.length === 0) {
    return (
      <Notice severity="warning">No payment method is available right now. Please try again later.</Notice>
    )
  }
  const [first] = methods
  if (first?.problem != null && methods.every(({ problem }) => problem === first.problem)) {
    return <Notice severity="warning">{first.problem}</Notice>
  }
  const method = methods.find(({ id }) => id === chosen?.id)
  const Form = method === undefined ? undefined : PAYMENT_FORMS[method.id]
  return (
    <div className="flex flex-col gap-5">
      {(methods.length > 1 || methods[0]?.problem !== null) && (
        <RadioGroup
          label="How would you like to pay?"
          value={chosen?.id ?? null}
          options={methods.map(({ id, title, terms, problem }) => ({
            id,
            label: title,
            description: problem ?? terms,
            isDisabled: problem !== null,
          }))}
          onChange={(id) => {
            const method = methods.find((each) => each.id === id)
            if (method !== undefined) onChoose(method)
          }}
        />
      )}
      {method !== undefined && Form !== undefined && (
        <Suspense
          fallback={
            <Loading label="Loading the form">
              <Skeleton className="h-[10.5rem] w-full" />
            </Loading>
          }
        >
          <Form
            key={method.id}
            toPay={toPay}
            method={method}
            ref={form}
            onUnavailable={() => setGone((ids) => [...ids, method.id])}
          />
        </Suspense>
      )}
    </div>
  )
})
