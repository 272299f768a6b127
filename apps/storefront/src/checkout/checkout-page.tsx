import { createFieldMap, useStore } from "@tanstack/react-form"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import { useNativeForm } from "@voltread/ui/form/native-form.tsx"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react"
import { AddressFields } from "../address/address-fields.tsx"
import { emptyAddress } from "../address/saved-address.ts"
import { CartLoading } from "../cart/cart-loading.tsx"
import { part } from "../shop/parts.ts"
import { useShop, useShopState } from "../shop/use-shop.ts"
import { isUnknown } from "../store/cart-slice.ts"
import { CardForm } from "./card-form.tsx"
import { CheckoutSummary } from "./checkout-summary.tsx"
import { checkoutErrors, emptyCheckout } from "./checkout-values.ts"
import { cardFormQuery, quoteQuery } from "./queries.ts"
import type { AddressChoice } from "./saved-addresses.tsx"
import { Step } from "./step.tsx"
import { useCheckout } from "./use-checkout.ts"

/** For logged-in shoppers only. */
const SavedAddresses = lazy(() => part(() => import("./saved-addresses.tsx")))

const shippingFields = createFieldMap(emptyAddress)
const billingFields = {
  firstName: "billingFirstName",
  lastName: "billingLastName",
  address1: "billingAddress1",
  address2: "billingAddress2",
  city: "billingCity",
  state: "billingState",
  postalCode: "billingPostalCode",
  phone: "billingPhone",
} as const

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
        <EmptyState
          icon="cart"
          title="There is nothing to check out"
          action={
            <Link to="/search" className={buttonStyle()}>
              Find something good
            </Link>
          }
        >
          Your cart is empty.
        </EmptyState>
      </div>
    )
  }
  return <CheckoutForm cartId={cart.id} />
}

function CheckoutForm({ cartId }: { readonly cartId: string }) {
  const { request } = useShop()
  const cart = useShopState((state) => state.cart)
  const username = useShopState((state) => (isLoggedIn(state.auth) ? (state.auth.user?.username ?? "") : ""))
  const { card, problem, place } = useCheckout(cartId)
  const cardForm = useQuery(cardFormQuery(request))
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  const focusFirstInvalid = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  const form = useNativeForm({
    defaultValues: { ...emptyCheckout, email: username.includes("@") ? username : "" },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => checkoutErrors(value) },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value, formApi }) => {
      if (quote.data === undefined) return
      const fieldErrors = await place(value, quote.data.total)
      if (fieldErrors.length > 0) formApi.setErrorMap(serverErrors(fieldErrors))
      focusFirstInvalid()
    },
  })

  const state = useStore(form.store, ({ values }) => values.state)
  const zip = useStore(form.store, ({ values }) => (values.postalCode.length === 5 ? values.postalCode : ""))
  const isBillingSame = useStore(form.store, ({ values }) => values.isBillingShippingSame)
  const hasWrongAddress = useStore(form.store, ({ fieldMeta }) =>
    Object.values(shippingFields).some((name) => (fieldMeta[name]?.errors.length ?? 0) > 0),
  )
  const [choice, setChoice] = useState<AddressChoice>()
  // A saved address needs no fields unless something in it is invalid.
  const isFolded = username !== "" && typeof choice?.addressId === "string" && !hasWrongAddress
  const quote = useQuery(quoteQuery(request, cartId, cart.position, { state, postalCode: zip }))
  const problems = quote.data?.problems ?? []

  useEffect(() => {
    if (problem !== null) alert.current?.scrollIntoView({ block: "center" })
  }, [problem])

  const choose = (chosen: AddressChoice) => {
    setChoice(chosen)
    const shouldSaveAddress = chosen.addressId === null
    form.reset({ ...form.state.values, ...chosen.values, shouldSaveAddress }, { keepDefaultValues: true })
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.handleSubmit()
  }

  return (
    <div className="page py-6 desk:py-10">
      <h1 className="text-3xl">Checkout</h1>
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-[1fr_24rem] desk:gap-10">
        <form
          ref={element}
          method="post"
          noValidate
          onSubmit={onSubmit}
          className="flex min-w-0 flex-col gap-5"
        >
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
          <Step number={2} title="Shipping address">
            {username !== "" && (
              <Suspense fallback={null}>
                <SavedAddresses choice={choice} onChoose={choose} />
              </Suspense>
            )}
            <div className={isFolded ? "hidden" : "flex flex-col gap-4"}>
              <AddressFields form={form} fields={shippingFields} section="shipping" />
              {choice?.addressId === null && (
                <form.AppField name="shouldSaveAddress">
                  {(field) => <field.CheckboxInput>Save this address to my account</field.CheckboxInput>}
                </form.AppField>
              )}
            </div>
          </Step>
          <Step number={3} title="Payment">
            <div className="flex flex-col gap-5">
              {cardForm.data !== undefined ? (
                <CardForm settings={cardForm.data} ref={card} />
              ) : cardForm.isError ? (
                <ErrorState title="The card form could not be loaded" onRetry={() => void cardForm.refetch()}>
                  {messageOf(cardForm.error)}
                </ErrorState>
              ) : (
                <Loading label="Loading the card form">
                  <Skeleton className="h-[10.5rem] w-full" />
                </Loading>
              )}
              <p className="flex items-center gap-2 text-sm text-muted">
                <Icon name="lock" className="size-4" />
                The card goes straight to our payment partner. We never see or store its number.
              </p>
              <form.AppField name="isBillingShippingSame">
                {(field) => (
                  <field.CheckboxInput>The billing address is the shipping address</field.CheckboxInput>
                )}
              </form.AppField>
              {!isBillingSame && <AddressFields form={form} fields={billingFields} section="billing" />}
            </div>
          </Step>
          <div ref={alert} className="flex flex-col gap-3">
            {problem !== null && (
              <Notice severity="error" isAlert>
                <p className="font-semibold">{problem}</p>
                <p className="text-sm">Everything you entered is still here.</p>
              </Notice>
            )}
            {problems.map((text) => (
              <Notice key={text} severity="warning">
                {text}
              </Notice>
            ))}
            {quote.isError && (
              <ErrorState title="The total could not be worked out" onRetry={() => void quote.refetch()}>
                {messageOf(quote.error)}
              </ErrorState>
            )}
          </div>
          <form.AppForm>
            <form.SubmitButton className="h-14 w-full text-lg">
              {quote.data === undefined || state === ""
                ? "Place order"
                : `Pay ${formatMoney(quote.data.total)}`}
            </form.SubmitButton>
          </form.AppForm>
          <p className="text-center text-sm text-muted">
            By placing the order you agree to the{" "}
            <Link to="/page/terms" className="underline underline-offset-4">
              terms of sale
            </Link>
            .
          </p>
        </form>
        <CheckoutSummary
          cart={cart}
          quote={quote.data}
          hasDestination={state !== ""}
          isUpdating={quote.isPlaceholderData || quote.isFetching}
        />
      </div>
    </div>
  )
}
