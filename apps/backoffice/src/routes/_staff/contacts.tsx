import { createFileRoute } from "@tanstack/react-router"
import { ContactsPage } from "../../contacts/contacts-page.tsx"
import { contactsView } from "../../contacts/view.ts"

export const Route = createFileRoute("/_staff/contacts")({
  validateSearch: contactsView,
  component: ContactsPage,
})
