import { useQueryClient } from "@tanstack/react-query"
import { phoneDigits } from "@voltread/ui/form/digits.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { useLazyValidator } from "@voltread/ui/form/use-lazy-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { loggedIn } from "@voltread/ui/session/session.ts"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { Panel } from "./panel.tsx"
import type { ProfileDetails } from "./profile.ts"
import { profileQuery } from "./queries.ts"

const FAILED = "Your profile could not be saved."
const loadRules = () => import("./account-validators.ts").then(({ validateProfile }) => validateProfile)

/** Names and phone. The email address identifies the account and cannot be changed. */
export default function DetailsForm({ profile }: { readonly profile: ProfileDetails }) {
  const { rest, store } = useShop()
  const queries = useQueryClient()
  const { problem, send } = useRestCall()

  const form = useTextForm({
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName, phone: profile.phone },
    validationLogic: validateOnBlur,
    validators: { onDynamic: useLazyValidator(loadRules) },
    onSubmit: async ({ value, formApi }) => {
      const answer = await send({ method: "PUT", path: "/api/account/profile", body: value }, FAILED, formApi)
      if (answer === null) return
      const { auth } = store.getState()
      if (auth.user !== null) store.dispatch(loggedIn({ ...auth, user: { ...auth.user, ...namesOf(value) } }))
      await queries.invalidateQueries({ queryKey: profileQuery(rest).queryKey })
      toast({ severity: "success", message: answer.successMessage })
    },
  })

  return (
    <Panel title="Your details">
      <ValidatedForm form={form} problem={problem}>
        <p className="text-sm text-muted">
          You log in as <strong className="wrap-anywhere text-ink">{profile.username}</strong>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <form.AppField name="firstName">
            {(field) => <field.TextInput label="First name" autoComplete="given-name" />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextInput label="Last name" autoComplete="family-name" />}
          </form.AppField>
        </div>
        <form.AppField name="phone">
          {(field) => (
            <field.TextInput
              label="Phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              normalize={phoneDigits}
            />
          )}
        </form.AppField>
        <form.SubmitButton className="self-start">Save changes</form.SubmitButton>
      </ValidatedForm>
    </Panel>
  )
}

/** The server trims names too. */
const namesOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
})
