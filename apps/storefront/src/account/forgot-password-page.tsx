import { Link, useNavigate } from "@tanstack/react-router"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { AuthCard, textLink } from "./auth-card.tsx"

/** Spec §8. */
const SENT = "Successful"
const FAILED = "Please try after some time"

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const { problem, send } = useRestCall()
  const form = useTextForm({
    defaultValues: { username: "" },
    onSubmit: async ({ value, formApi }) => {
      const answer = await send(
        { method: "POST", path: "/api/auth/forgotPassword", body: value },
        FAILED,
        formApi,
      )
      if (answer === null) return
      toast({ severity: "success", message: answer.successMessage || SENT })
      await navigate({ to: "/reset-password", search: { username: value.username.trim() } })
    },
  })
  return (
    <AuthCard
      title="Forgot your password?"
      lead="We email you a code to choose a new one."
      footer={
        <Link to="/login" className={textLink}>
          Back to log-in
        </Link>
      }
    >
      <ValidatedForm form={form} problem={problem}>
        <form.AppField name="username">
          {(field) => (
            <field.TextInput label="Email" type="email" inputMode="email" autoComplete="username" />
          )}
        </form.AppField>
        <form.SubmitButton className="w-full">Email me a code</form.SubmitButton>
      </ValidatedForm>
    </AuthCard>
  )
}
