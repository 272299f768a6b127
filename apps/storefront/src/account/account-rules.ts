import {
  OwnPasswordForm,
  OwnProfileForm,
  RegistrationForm,
  ResetForm,
} from "@voltread/domain/accounts/user.ts"
import { rulesOf } from "@voltread/ui/form/rules.ts"

/** The domain's rules for the forms of the account (spec §5), in a chunk of their own. */
export const registrationRules = rulesOf(RegistrationForm)
export const resetRules = rulesOf(ResetForm)
export const profileRules = rulesOf(OwnProfileForm)
export const passwordRules = rulesOf(OwnPasswordForm)
