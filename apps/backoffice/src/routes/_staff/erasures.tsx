import { createFileRoute } from "@tanstack/react-router"
import { ErasuresPage } from "../../erasures/erasures-page.tsx"

export const Route = createFileRoute("/_staff/erasures")({ component: ErasuresPage })
