import { createFileRoute } from "@tanstack/react-router"
import { Conversation } from "../../../chats/conversation.tsx"

export const Route = createFileRoute("/_staff/chats/$chatId")({ component: Conversation })
