import { ContactForm } from "@voltread/domain/accounts/contact.ts"
import { rulesOf } from "@voltread/ui/form/rules.ts"

/** The domain's rules for the contact form, in a chunk of their own. */
export const contactRules = rulesOf(ContactForm)
