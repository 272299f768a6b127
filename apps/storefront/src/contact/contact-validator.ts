import { ContactForm } from "@voltread/domain/accounts/contact.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"

/** Loaded lazily because it brings the schema library. */
export const validateContact = schemaValidator(ContactForm)
