import { Notice } from "@voltread/ui/components/notice.tsx"
import { phoneDigits } from "@voltread/ui/form/digits.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { useRef, useState } from "react"
import { track } from "../analytics/analytics.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShopState } from "../shop/use-shop.ts"

/** Spec §8. */
const SENT = "We have received your request. We will get in touch with you soon."
const FAILED = "Please connect after some time"
const UNANSWERED =
  "No answer came, so we may have your message already. Please send it again: we never get it twice."

const empty = { name: "", email: "", phone: "", message: "" }
/** What was typed and not sent, by whom (empty: a guest), for who looks at another page meanwhile. */
let unsent = { username: "", values: empty }
const loadRules = () => import("./contact-validator.ts").then(({ validateContact }) => validateContact)

/** Contact form; typed text survives a failure. */
export function ContactPage() {
  const { problem, send } = useRestCall()
  const [sent, setSent] = useState<string | null>(null)
  const card = useRef<HTMLDivElement>(null)
  /** Of what got no answer: the same is sent again. */
  const id = useRef<string>(null)
  const username = useShopState(({ auth }) => auth.user?.username ?? "")
  const [defaultValues] = useState(() => (["", username].includes(unsent.username) ? unsent.values : empty))
  const form = useTextForm({
    defaultValues,
    listeners: {
      onChange: ({ formApi }) => {
        id.current = null
        unsent = { username, values: formApi.state.values }
      },
    },
    validationLogic: validateOnBlur,
    validators: { onDynamic: useLazyValidator<typeof empty>(loadRules) },
    onSubmit: async ({ value, formApi }) => {
      setSent(null)
      id.current ??= crypto.randomUUID()
      const call = { method: "POST", path: "/api/contact", body: { ...value, id: id.current } } as const
      const answer = await send(call, FAILED, formApi, UNANSWERED)
      if (answer === null) return
      id.current = null
      track({ name: "contact", fields: {}, dimensions: { tenant: "voltread" } })
      setSent(answer.successMessage || SENT)
      // Before the form is reset: a field that loses the focus while it is empty is marked as missing.
      card.current?.focus()
      formApi.reset(empty, { keepDefaultValues: true })
      unsent = { username, values: empty }
    },
  })

  return (
    <div className="page grid gap-x-16 gap-y-8 py-10 desk:grid-cols-[1fr_1.3fr] desk:py-16">
      <div className="flex flex-col gap-4">
        <h1 className="text-3xl">Contact us</h1>
        <p className="text-lg text-muted">
          A question about an order, a product or paying over time? Write to us; a person answers.
        </p>
        <p className="text-muted">
          Please include your order number if you have one. Never send us a card number: we do not need it.
        </p>
      </div>
      <div
        ref={card}
        tabIndex={-1}
        className="rounded-xl border border-line bg-surface p-6 shadow-card outline-none sm:p-8"
      >
        {sent !== null && (
          <div className="mb-5">
            <Notice severity="success" isAlert>
              {sent}
            </Notice>
          </div>
        )}
        <ValidatedForm form={form} problem={problem}>
          <form.AppField name="name">
            {(field) => <field.TextInput label="Name" autoComplete="name" />}
          </form.AppField>
          <div className="grid gap-5 sm:grid-cols-2">
            <form.AppField name="email">
              {(field) => (
                <field.TextInput label="Email" type="email" inputMode="email" autoComplete="email" />
              )}
            </form.AppField>
            <form.AppField name="phone">
              {(field) => (
                <field.TextInput
                  label="Phone"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel-national"
                  description="10 digits, so that we can call you back"
                  normalize={phoneDigits}
                />
              )}
            </form.AppField>
          </div>
          <form.AppField name="message">
            {(field) => <field.TextInput label="Message" rows={6} />}
          </form.AppField>
          <form.SubmitButton>Send message</form.SubmitButton>
        </ValidatedForm>
      </div>
    </div>
  )
}
