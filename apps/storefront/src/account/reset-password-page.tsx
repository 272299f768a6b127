import { Link, useNavigate } from "@tanstack/react-router"
import { digitsOnly } from "@voltread/ui/form/digits.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { useEffect, useState } from "react"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { AuthCard, textLink } from "./auth-card.tsx"

/** Spec §8. */
const DONE = "Successful"
const FAILED = "Please try after some time"
const UNANSWERED =
  "No answer came, so your password may be saved already. Please try to log in with it, or save it again."

const code = digitsOnly(6)

/** A link that staff hand over carries the code in its fragment, which browsers send to nobody. */
const codeInLink = (): string => code(new URLSearchParams(window.location.hash.slice(1)).get("code") ?? "")

const loadRules = () =>
  import("./account-validators.ts").then(({ validatePasswordReset }) => validatePasswordReset)

/** Sets a new password, or the first one of an invited user; emails link here. */
export function ResetPasswordPage({ username = "" }: { readonly username?: string | undefined }) {
  const navigate = useNavigate()
  const { problem, send } = useRestCall()
  const [hasCode, setHasCode] = useState(false)
  const form = useTextForm({
    defaultValues: { username, confirmationCode: "", password: "", confirmPassword: "" },
    validationLogic: validateOnBlur,
    validators: { onDynamic: useLazyValidator(loadRules) },
    onSubmit: async ({ value, formApi }) => {
      const answer = await send(
        { method: "POST", path: "/api/auth/resetPassword", body: value },
        FAILED,
        formApi,
        UNANSWERED,
      )
      if (answer === null) return
      toast({ severity: "success", message: answer.successMessage || DONE })
      await navigate({ to: "/" })
    },
  })
  useEffect(() => {
    const given = codeInLink()
    if (given === "") return
    form.setFieldValue("confirmationCode", given)
    setHasCode(true)
  }, [form])
  return (
    <AuthCard
      title="Choose a password"
      lead={leadOf(hasCode, username)}
      footer={
        <>
          No email?{" "}
          <Link to="/forgot-password" className={textLink}>
            Request another code
          </Link>
        </>
      }
    >
      <ValidatedForm form={form} problem={problem}>
        <form.AppField name="username">
          {(field) => (
            <field.TextInput label="Email" type="email" inputMode="email" autoComplete="username" />
          )}
        </form.AppField>
        <form.AppField name="confirmationCode">
          {(field) => (
            <field.TextInput
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              normalize={code}
              description="The 6 digits in the email."
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordInput label="New password" autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="confirmPassword">
          {(field) => <field.PasswordInput label="Confirm password" autoComplete="new-password" />}
        </form.AppField>
        <form.SubmitButton className="w-full">Save password</form.SubmitButton>
      </ValidatedForm>
    </AuthCard>
  )
}

const leadOf = (hasCode: boolean, username: string): string => {
  if (hasCode) return "Your link has filled in the code. Enter the password you want."
  if (username === "") return "Enter the code from our email and the password you want."
  return `If ${username} has an account with us, a code is on its way.`
}
