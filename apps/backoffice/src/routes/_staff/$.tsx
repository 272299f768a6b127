import { createFileRoute } from "@tanstack/react-router"
import { NotFound } from "../../shell/not-found.tsx"

/** An address that no page has, within the menu. */
export const Route = createFileRoute("/_staff/$")({ component: NotFound })
