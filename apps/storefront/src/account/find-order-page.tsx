import { Link } from "@tanstack/react-router"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { useState } from "react"
import { useRestCall } from "../shop/use-rest-call.ts"
import { AuthCard, textLink } from "./auth-card.tsx"

const FAILED = "The link could not be sent. Please try again in a moment."

const empty = { orderNumber: "", email: "" }
const loadRules = () => import("./find-order-validator.ts").then(({ validateOrderLink }) => validateOrderLink)

/** Emails guests the link to their order again. */
export function FindOrderPage() {
  const { problem, send } = useRestCall()
  const [sent, setSent] = useState<string | null>(null)
  const form = useTextForm({
    defaultValues: empty,
    validationLogic: validateOnBlur,
    validators: { onDynamic: useLazyValidator<typeof empty>(loadRules) },
    onSubmit: async ({ value, formApi }) => {
      setSent(null)
      const answer = await send({ method: "POST", path: "/api/orders/link", body: value }, FAILED, formApi)
      if (answer !== null) setSent(answer.successMessage)
    },
  })
  return (
    <AuthCard
      title="Find your order"
      lead="We email you a link that opens it. No account needed."
      footer={
        <>
          Ordered with an account?{" "}
          <Link to="/login" search={{ returnUrl: "/account/orders" }} className={textLink}>
            Log in
          </Link>
        </>
      }
    >
      {sent !== null && (
        <Notice severity="success" isAlert>
          {sent}
        </Notice>
      )}
      <ValidatedForm form={form} problem={problem}>
        <form.AppField name="orderNumber">
          {(field) => <field.TextInput label="Order number" description="For example, VT-7K2MX-04WRD" />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextInput label="Email" type="email" inputMode="email" autoComplete="email" />}
        </form.AppField>
        <form.SubmitButton className="w-full">Email me the link</form.SubmitButton>
      </ValidatedForm>
    </AuthCard>
  )
}
