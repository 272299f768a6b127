import { createFileRoute } from "@tanstack/react-router"
import { NoConversation } from "../../../chats/chats-page.tsx"

export const Route = createFileRoute("/_staff/chats/")({ component: NoConversation })
