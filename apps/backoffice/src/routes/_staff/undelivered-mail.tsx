import { createFileRoute } from "@tanstack/react-router"
import { UndeliveredMailPage } from "../../undelivered-mail/undelivered-mail-page.tsx"
import { undeliveredMailView } from "../../undelivered-mail/view.ts"

export const Route = createFileRoute("/_staff/undelivered-mail")({
  validateSearch: undeliveredMailView,
  component: UndeliveredMailPage,
})
