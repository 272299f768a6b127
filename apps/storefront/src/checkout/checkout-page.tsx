import { useStore } from "@tanstack/react-form"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { focusFirstInvalid } from "@voltread/ui/form/first-invalid.ts"
import { NeedsScript } from "@voltread/ui/form/needs-script.tsx"
import { type FormEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from "react"
import { CartLoading } from "../cart/cart-loading.tsx"
import { EmptyCart } from "../cart/empty-cart.tsx"
import { quoteQuery } from "../cart/quote-query.ts"
import { useCurrentPrices } from "../cart/use-current-prices.ts"
import { type CheckoutDraft, keepDraft } from "../checkout-draft/checkout-draft.ts"
import { payLabel } from "../payment/pay-label.ts"
import { useShop, useShopState, useUsername } from "../shop/use-shop.ts"
import { isUnknown } from "../store/cart-slice.ts"
import { AddressStep } from "./address-step.tsx"
import { CheckoutProblems } from "./checkout-problems.tsx"
import { CheckoutSummary } from "./checkout-summary.tsx"
import { DeliveryChoice } from "./delivery-choice.tsx"
import { PaymentStep } from "./payment-step.tsx"
import { Step } from "./step.tsx"
import { useCheckout } from "./use-checkout.ts"
import { useCheckoutForm } from "./use-checkout-form.ts"

/** Contact, address and payment in one column; typed values survive every failure. */
export function CheckoutPage() {
  const cart = useShopState((state) => state.cart)
  if (isUnknown(cart)) {
    return (
      <div className="page py-10">
        <h1 className="mb-6 text-3xl">Checkout</h1>
        <CartLoading />
      </div>
    )
  }
  if (cart.id === null || cart.cartList.length === 0) {
    return (
      <div className="page py-10">
        <h1 className="mb-6 text-3xl">Checkout</h1>
        <EmptyCart />
        <p className="mt-6 text-center text-muted">
          Just placed an order? Look for our email with the link to it.
        </p>
      </div>
    )
  }
  return <CheckoutForm cartId={cart.id} />
}

function CheckoutForm({ cartId }: { readonly cartId: string }) {
  const { request } = useShop()
  const cart = useShopState((state) => state.cart)
  const username = useUsername()
  const { payment, place } = useCheckout(cartId)
  const { problem } = payment
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const formId = useId()

  const { form, draft, choice, choose, chooseByDefault, send } = useCheckoutForm({
    username,
    onSubmit: async (entered) => {
      if (quote.data !== undefined && !isTotalOld) return place(entered, quote.data.total)
      await quote.refetch()
      return []
    },
    onInvalid: () => void payment.showMissing(),
    focusFirstInvalid: () => focusFirstInvalid(element.current),
  })

  const state = useStore(form.store, ({ values }) => values.state)
  const zip = useStore(form.store, ({ values }) => (values.postalCode.length === 5 ? values.postalCode : ""))
  const quote = useQuery({
    ...quoteQuery(request, cartId, cart.position, { state, postalCode: zip }),
    enabled: draft !== undefined,
  })
  useCurrentPrices(quote)
  const isTotalOld = quote.isPlaceholderData
  const isAllPickedUp = cart.cartList.every((line) => line.deliveryType === "DELIVERY_PICKUP")
  const hasDestination = state !== "" || isAllPickedUp

  const methodId = payment.chosen?.id ?? draft?.methodId ?? ""
  const toPay = useMemo(() => ({ _tag: "Cart", cartId, state }) as const, [cartId, state])

  useEffect(() => {
    if (problem !== null) alert.current?.scrollIntoView({ block: "center" })
  }, [problem])

  const submitLabel = () => {
    if (quote.data === undefined || !hasDestination) return "Place order"
    return isTotalOld ? "Updating your total…" : payLabel(payment.chosen, quote.data.total)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <div className="page py-6 desk:py-10">
      <h1 className="text-3xl">Checkout</h1>
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-[1fr_24rem] desk:gap-10">
        <form
          ref={element}
          id={formId}
          method="post"
          noValidate
          onSubmit={onSubmit}
          className="flex min-w-0 flex-col gap-5"
        >
          <NeedsScript />
          <Step number={1} title="Contact">
            <form.AppField name="email">
              {(field) => (
                <field.TextInput
                  label="Email"
                  type="email"
                  autoComplete="email"
                  inputMode="email"
                  description="For the receipt and the link to your order. No account needed."
                />
              )}
            </form.AppField>
          </Step>
          <Step number={2} title="Delivery">
            <DeliveryChoice lines={cart.cartList} />
          </Step>
          <AddressStep
            title={isAllPickedUp ? "Your name and address" : "Shipping address"}
            form={form}
            isLoggedIn={username !== ""}
            choice={choice}
            onChoose={choose}
            onDefault={chooseByDefault}
          />
          <PaymentStep
            form={form}
            payment={{
              toPay,
              version: cart.position,
              preferred: draft?.methodId,
              chosen: payment.chosen,
              onChoose: payment.choose,
              onDefault: payment.chooseByDefault,
              form: payment.form,
            }}
            isAllPickedUp={isAllPickedUp}
          />
          {draft !== undefined && (
            <form.Subscribe selector={({ values }) => values}>
              {(values) => (
                <KeepDraft
                  username={username}
                  values={values}
                  addressId={choice?.addressId}
                  methodId={methodId}
                />
              )}
            </form.Subscribe>
          )}
        </form>
        <CheckoutSummary
          cart={cart}
          quote={quote.data}
          hasDestination={hasDestination}
          isUpdating={isTotalOld || quote.isFetching}
          isOld={isTotalOld}
        />
        <div className="flex min-w-0 flex-col gap-5">
          <div ref={alert} className="flex flex-col gap-3">
            <CheckoutProblems refusal={problem} problems={quote.data?.problems ?? []} />
            {quote.isError && (
              <ErrorState title="Your total could not be calculated" onRetry={() => void quote.refetch()}>
                {messageOf(quote.error)}
              </ErrorState>
            )}
          </div>
          <form.AppForm>
            <form.SubmitButton formId={formId} isWaiting={isTotalOld} className="h-14 w-full text-lg">
              {submitLabel()}
            </form.SubmitButton>
          </form.AppForm>
          <p className="text-center text-sm text-muted">
            By placing the order you agree to the{" "}
            <Link to="/page/terms" className="underline underline-offset-4">
              terms of sale
            </Link>
            .
          </p>
        </div>
      </div>
    </div>
  )
}

/** A component of its own, so that a key pressed does not draw the whole form again. */
function KeepDraft({ username, values, addressId, methodId }: CheckoutDraft & { readonly username: string }) {
  const keep = useEffectEvent((draft: CheckoutDraft) => keepDraft(username, draft))
  useEffect(() => keep({ values, addressId, methodId }), [values, addressId, methodId])
  return null
}
