import { createFileRoute } from "@tanstack/react-router"
import { ChatsPage } from "../../chats/chats-page.tsx"
import { chatsView } from "../../chats/view.ts"

export const Route = createFileRoute("/_staff/chats")({
  validateSearch: chatsView,
  component: ChatsPage,
})
