import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import { useNativeForm } from "@voltread/ui/form/native-form.tsx"
import {
  BILLING_FIELDS,
  type BillingValues,
  POSTAL_FIELDS,
  type PostalValues,
} from "@voltread/ui/form/postal-values.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useEffect, useEffectEvent, useState } from "react"
import { type CheckoutDraft, draftOf } from "../checkout-draft/checkout-draft.ts"
import { type CheckoutValues, emptyCheckout } from "../checkout-draft/checkout-values.ts"
import { useIsSessionKnown } from "../shop/use-shop.ts"
import type { AddressChoice, DefaultAddresses } from "./saved-addresses.tsx"

const loadRules = () => import("./checkout-rules.ts").then(({ checkoutErrors }) => checkoutErrors)

interface CheckoutFormOptions {
  /** Empty for a guest. */
  readonly username: string
  /** Answers what the server finds wrong. */
  readonly onSubmit: (values: CheckoutValues) => Promise<ReadonlyArray<FieldError>>
  /** Something in the form is missing or wrong. */
  readonly onInvalid: () => void
  readonly focusFirstInvalid: () => void
}

/**
 * The form of the checkout with what was entered before, and the saved address that was chosen. On the server's page, which
 * knows neither that nor who it is for, the form is empty and the draft undefined; what is typed into it meanwhile stays.
 */
export const useCheckoutForm = ({
  username,
  onSubmit,
  onInvalid,
  focusFirstInvalid,
}: CheckoutFormOptions) => {
  const isKnown = useIsSessionKnown()
  const entered = (): CheckoutDraft => {
    const { values, ...draft } = draftOf(username)
    const email = values.email || (username.includes("@") ? username : "")
    return { ...draft, values: { ...values, email } }
  }
  const [draft, setDraft] = useState(() => (isKnown ? entered() : undefined))
  const [choice, setChoice] = useState(() => draft && choiceOf(draft))
  /** What was entered of an address that is not saved, for who looks at a saved one and comes back. */
  const [another, setAnother] = useState<Partial<CheckoutValues>>({})
  const [defaultValues] = useState(draft?.values ?? emptyCheckout)
  const onDynamic = useLazyValidator(loadRules)
  const form = useNativeForm({
    defaultValues,
    validationLogic: validateOnBlur,
    validators: { onDynamic },
    onSubmitInvalid: () => {
      onInvalid()
      focusFirstInvalid()
    },
    onSubmit: async ({ value, formApi }) => {
      const fieldErrors = await onSubmit(value)
      if (fieldErrors.length > 0) formApi.setErrorMap(serverErrors(fieldErrors))
      focusFirstInvalid()
    },
  })

  const fillIn = (values: CheckoutValues) => {
    selectWhatFills(document.activeElement, values)
    form.reset(values, { keepDefaultValues: true })
  }

  const begin = useEffectEvent(() => {
    const known = entered()
    const { values } = form.state
    const filled = { ...known.values, ...differences(values, emptyCheckout) }
    // Filling in draws every field again, while the page comes alive: not for a form that stays as it is.
    if (Object.keys(differences(filled, values)).length > 0) fillIn(filled)
    if (typedAddress(values) === undefined) setChoice(choiceOf(known))
    setDraft(known)
  })
  useEffect(() => {
    if (isKnown && draft === undefined) begin()
  }, [isKnown, draft])

  /** Pressed before the form is filled in, which takes away what was found wrong with it, or after. */
  const [isSent, setSent] = useState(false)
  const submit = useEffectEvent(() => {
    setSent(false)
    // Without its rules the form seems complete; the server knows them, too.
    const check = () => submitForm(form)
    void loadRules().then(check, check)
  })
  useEffect(() => {
    if (isSent && draft !== undefined) submit()
  }, [isSent, draft])

  const choose = (chosen: AddressChoice, billing: BillingValues | null = null) => {
    const { values } = form.state
    const { shouldSaveAddress } = values
    if (choice?.addressId === null) setAnother({ ...typedAddress(values), shouldSaveAddress })
    setChoice(chosen)
    const isAnother = chosen.addressId === null
    fillIn({
      ...values,
      ...chosen.values,
      shouldSaveAddress: isAnother,
      ...(isAnother && another),
      ...(billing && { ...billing, isBillingShippingSame: false }),
    })
  }
  /** The account's addresses come after the form: whoever has begun to type an address means another one. */
  const chooseByDefault = ({ saved, another, billing }: DefaultAddresses) => {
    const { values } = form.state
    const typed = typedAddress(values)
    if (typed !== undefined) return choose({ ...another, values: { ...another.values, ...typed } })
    const hasBilling = Object.values(BILLING_FIELDS).some((name) => values[name] !== "")
    choose(saved, hasBilling ? null : billing)
  }
  return { form, draft, choice, choose, chooseByDefault, send: () => setSent(true) }
}

export type CheckoutFormApi = ReturnType<typeof useCheckoutForm>["form"]

/** Somebody who is about to type into an empty field replaces what fills it, rather than adding to it. */
const selectWhatFills = (field: Element | null, values: CheckoutValues): void => {
  if (!(field instanceof HTMLInputElement) || field.value !== "") return
  const filling = new Map<string, unknown>(Object.entries(values)).get(field.name)
  requestAnimationFrame(() => {
    if (field.value === filling) field.select()
  })
}

const choiceOf = ({ addressId, values }: CheckoutDraft): AddressChoice | undefined =>
  addressId === undefined ? undefined : { addressId, values }

/** What of the values is another in `others`. */
const differences = (values: CheckoutValues, others: CheckoutValues): Partial<CheckoutValues> => {
  const other = new Map<string, unknown>(Object.entries(others))
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== other.get(name)))
}

/** What somebody has entered of the shipping address; undefined if nothing was. */
const typedAddress = (values: CheckoutValues): Partial<PostalValues> | undefined => {
  const typed = Object.values(POSTAL_FIELDS).filter((name) => values[name] !== "")
  return typed.length === 0 ? undefined : Object.fromEntries(typed.map((name) => [name, values[name]]))
}
