import {
  OwnPasswordForm,
  OwnProfileForm,
  RegistrationForm,
  ResetForm,
} from "@voltread/domain/accounts/user.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"

/** Validators of the account's forms (spec §5), loaded lazily because they bring the schema library. */
export const validateRegistration = schemaValidator(RegistrationForm)
export const validatePasswordReset = schemaValidator(ResetForm)
export const validateProfile = schemaValidator(OwnProfileForm)
export const validatePassword = schemaValidator(OwnPasswordForm)
