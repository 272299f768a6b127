import { createFileRoute } from "@tanstack/react-router"
import { FindOrderPage } from "../account/find-order-page.tsx"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/find-order")({
  head: privateHead("Find your order"),
  component: FindOrderPage,
})
