import { createFileRoute } from "@tanstack/react-router"
import { NoConversation } from "../../../chats/no-conversation.tsx"

export const Route = createFileRoute("/_staff/chats/")({ component: NoConversation })
