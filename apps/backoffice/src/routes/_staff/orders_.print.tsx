import { createFileRoute } from "@tanstack/react-router"
import { PrintPage } from "../../order/print/print-page.tsx"

export const Route = createFileRoute("/_staff/orders_/print")({
  // Read by the page: whatever checks a query string here, every page has to load.
  validateSearch: ({ paper, ids }): { readonly paper?: unknown; readonly ids?: unknown } => ({ paper, ids }),
  component: PrintPage,
})
