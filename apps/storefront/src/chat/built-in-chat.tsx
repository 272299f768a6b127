import { createRoot } from "react-dom/client"
import { ChatPanel } from "./chat-panel.tsx"
import type { ChatModule } from "./chat-port.ts"
import { createConversation } from "./conversation.ts"

/** The built-in chat widget, used unless a vendor's is configured. */
export const createChat: ChatModule["createChat"] = (host) => {
  const conversation = createConversation(host)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  let timesAsked = 0
  const show = (isOpen: boolean): void =>
    root.render(
      <ChatPanel conversation={conversation} isOpen={isOpen} timesAsked={timesAsked} onOpenChange={show} />,
    )
  void conversation.load()
  return {
    identify: (identity) => void conversation.belongsTo(identity),
    reset: () => void conversation.belongsTo(null),
    open: () => {
      timesAsked += 1
      show(true)
    },
  }
}
