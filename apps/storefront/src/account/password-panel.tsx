import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { Panel } from "./panel.tsx"
import { profileQuery } from "./queries.ts"

const FAILED = "Your password could not be changed."
const empty = { currentPassword: "", newPassword: "", confirmPassword: "" }
const loadRules = () => import("./account-validators.ts").then(({ validatePassword }) => validatePassword)

export function PasswordPanel() {
  const { rest } = useShop()
  const { data: profile } = useQuery(profileQuery(rest))
  if (profile === undefined) return null
  return (
    <Panel title="Password">
      {profile.hasPassword ? (
        <PasswordForm />
      ) : (
        <>
          <p className="text-muted">
            You log in with another provider. A password of your own lets you log in here as well.
          </p>
          <Link to="/forgot-password" className={`${buttonStyle("secondary")} self-start`}>
            Choose a password
          </Link>
        </>
      )}
    </Panel>
  )
}

function PasswordForm() {
  const { problem, send } = useRestCall()
  const form = useTextForm({
    defaultValues: empty,
    validationLogic: validateOnBlur,
    validators: { onDynamic: useLazyValidator(loadRules) },
    onSubmit: async ({ value, formApi }) => {
      const call = { method: "PUT", path: "/api/account/changePassword", body: value } as const
      const answer = await send(call, FAILED, formApi)
      if (answer === null) return
      formApi.reset()
      toast({ severity: "success", message: answer.successMessage })
    },
  })
  return (
    <ValidatedForm form={form} problem={problem}>
      <form.AppField name="currentPassword">
        {(field) => <field.PasswordInput label="Current password" autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="newPassword">
        {(field) => <field.PasswordInput label="New password" autoComplete="new-password" />}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordInput label="Confirm new password" autoComplete="new-password" />}
      </form.AppField>
      <form.SubmitButton className="self-start">Change password</form.SubmitButton>
      <p className="text-sm text-muted">All other devices are logged out.</p>
    </ValidatedForm>
  )
}
