import {
  OwnPasswordForm,
  OwnProfileForm,
  RegistrationForm,
  ResetForm,
} from "@voltread/domain/accounts/user.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"

/** The domain's rules for the forms of the account (spec §5), in a chunk of their own. */
export const validateRegistration = schemaValidator(RegistrationForm)
export const validatePasswordReset = schemaValidator(ResetForm)
export const validateProfile = schemaValidator(OwnProfileForm)
export const validatePassword = schemaValidator(OwnPasswordForm)
