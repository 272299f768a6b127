import { ContactForm } from "@voltread/domain/accounts/contact.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"

/** The domain's rules for the contact form, in a chunk of their own. */
export const validateContact = schemaValidator(ContactForm)
