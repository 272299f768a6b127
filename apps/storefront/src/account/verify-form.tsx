import { Button } from "@voltread/ui/components/button.tsx"
import { digitsOnly } from "@voltread/ui/form/digits.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { useState } from "react"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useSignIn } from "./use-sign-in.ts"

/** Spec §8. */
const VERIFIED = "User verified successfully"
const NOT_VERIFIED = "User could not be verified successfully"
const UNANSWERED =
  "No answer came, so your email may be confirmed already. Please try to log in, or confirm again."
const SENT = "Verification Code sent to your registered email"
const NOT_SENT = "Verification Code could not be sent to your registered email"

const code = digitsOnly(6)

/** Asks for the code that was emailed to `username`, and for the address where it is not known. */
export function VerifyForm({ username = "" }: { readonly username?: string | undefined }) {
  const verifying = useRestCall()
  const resending = useRestCall()
  const signIn = useSignIn()
  const [isResending, setResending] = useState(false)

  const form = useTextForm({
    defaultValues: { username, code: "" },
    onSubmit: async ({ value, formApi }) => {
      const answer = await verifying.send(
        { method: "POST", path: "/api/auth/verifyAccount", body: value },
        NOT_VERIFIED,
        formApi,
        UNANSWERED,
      )
      if (answer !== null) await signIn(answer, VERIFIED, "/")
    },
  })

  const resend = async () => {
    setResending(true)
    const body = { username: form.state.values.username }
    const answer = await resending.send(
      { method: "POST", path: "/api/auth/resendVerificationCode", body },
      NOT_SENT,
      form,
    )
    setResending(false)
    if (answer !== null) toast({ severity: "success", message: answer.successMessage || SENT })
  }

  return (
    <ValidatedForm form={form} problem={verifying.problem ?? resending.problem}>
      {username === "" && (
        <form.AppField name="username">
          {(field) => <field.TextInput label="Email" type="email" inputMode="email" autoComplete="email" />}
        </form.AppField>
      )}
      <form.AppField name="code">
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
      <div className="flex flex-wrap gap-3">
        <form.SubmitButton className="flex-1">Confirm</form.SubmitButton>
        <Button variant="secondary" isPending={isResending} onPress={() => void resend()}>
          Send another code
        </Button>
      </div>
    </ValidatedForm>
  )
}
