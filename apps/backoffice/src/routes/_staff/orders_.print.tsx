import { createFileRoute } from "@tanstack/react-router"
import { PrintPage } from "../../order/print/print-page.tsx"

export const Route = createFileRoute("/_staff/orders_/print")({
  // Decoded by the page: a schema here would be loaded with every page.
  validateSearch: ({ paper, ids }): { readonly paper?: unknown; readonly ids?: unknown } => ({ paper, ids }),
  component: PrintPage,
})
