import { createFileRoute } from "@tanstack/react-router"
import { AddressesPage } from "../account/addresses-page.tsx"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/account/addresses")({
  head: privateHead("Your addresses"),
  component: AddressesPage,
})
