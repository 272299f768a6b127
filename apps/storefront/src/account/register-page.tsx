import { Link, useRouter } from "@tanstack/react-router"
import { phoneDigits } from "@voltread/ui/form/digits.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { safeReturnUrl } from "../session/return-url.ts"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { AuthCard, textLink } from "./auth-card.tsx"
import { SocialButtons } from "./social-buttons.tsx"

/** Spec §8. */
const DONE = "User registered successfully"
const FAILED = "User could not be registered successfully"
const UNANSWERED =
  "No answer came, so your account may have been created. Please try to log in before you register again."

const empty = { firstName: "", lastName: "", email: "", phone: "", password: "", confirmPassword: "" }
const loadRules = () =>
  import("./account-validators.ts").then(({ validateRegistration }) => validateRegistration)

interface ReturnProps {
  readonly returnUrl: string | undefined
}

interface RegisterProps extends ReturnProps {
  /** Filled in where a page knows it already. */
  readonly email: string
}

export function RegisterPage({ returnUrl, email }: RegisterProps) {
  return (
    <AuthCard
      title="Create an account"
      lead="Save your addresses, check out faster and see all your orders in one place."
      footer={
        <>
          Already have one?{" "}
          <Link to="/login" search={returnUrl === undefined ? {} : { returnUrl }} className={textLink}>
            Log in
          </Link>
        </>
      }
    >
      <RegisterForm returnUrl={returnUrl} email={email} />
      <SocialButtons returnUrl={returnUrl} />
    </AuthCard>
  )
}

function RegisterForm({ returnUrl, email }: RegisterProps) {
  const router = useRouter()
  const { problem, send } = useRestCall()

  /** Spec §2: where the shopper came from, otherwise /thankyou; the code can be entered from both. */
  const goOn = (username: string) => {
    const destination = returnUrl === undefined ? "/" : safeReturnUrl(returnUrl, window.location.origin)
    if (destination === "/") return router.navigate({ to: "/thankyou", search: { username } })
    const run = () => void router.navigate({ to: "/verify", search: { username } })
    toast({ severity: "success", message: DONE, action: { label: "Enter the code we emailed you", run } })
    router.history.push(destination)
    return Promise.resolve()
  }

  const form = useTextForm({
    defaultValues: { ...empty, email },
    validationLogic: validateOnBlur,
    validators: { onDynamic: useLazyValidator(loadRules) },
    onSubmit: async ({ value, formApi }) => {
      const call = { method: "POST", path: "/api/auth/register", body: value } as const
      const answer = await send(call, FAILED, formApi, UNANSWERED)
      if (answer !== null) await goOn(value.email.trim())
    },
  })

  return (
    <ValidatedForm form={form} problem={problem}>
      <div className="grid gap-5 sm:grid-cols-2">
        <form.AppField name="firstName">
          {(field) => <field.TextInput label="First name" autoComplete="given-name" />}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => <field.TextInput label="Last name" autoComplete="family-name" />}
        </form.AppField>
      </div>
      <form.AppField name="email">
        {(field) => <field.TextInput label="Email" type="email" inputMode="email" autoComplete="email" />}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => (
          <field.TextInput
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            normalize={phoneDigits}
            description="For questions about a delivery. No advertising."
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.PasswordInput
            label="Password"
            autoComplete="new-password"
            description="At least 8 characters, with upper- and lowercase letters, a number and a special character."
          />
        )}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordInput label="Confirm password" autoComplete="new-password" />}
      </form.AppField>
      <form.SubmitButton className="w-full">Create account</form.SubmitButton>
      <p className="text-sm text-muted">
        By creating an account you agree to the{" "}
        <Link to="/page/terms" className="underline underline-offset-4">
          terms
        </Link>{" "}
        and the{" "}
        <Link to="/page/privacy" className="underline underline-offset-4">
          privacy notice
        </Link>
        .
      </p>
    </ValidatedForm>
  )
}
