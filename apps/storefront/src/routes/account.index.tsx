import { createFileRoute } from "@tanstack/react-router"
import { AccountHome } from "../account/account-home.tsx"

export const Route = createFileRoute("/account/")({ component: AccountHome })
