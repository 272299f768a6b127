import { Link } from "@tanstack/react-router"
import type { Customer, CustomerMessage } from "@voltread/domain/contract/customer.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Card } from "../page/card.tsx"
import { ShownOnly } from "../page/shown-only.tsx"

const linkStyle = "w-fit font-semibold underline underline-offset-4 after:absolute after:inset-0"

type Messages = Pick<Customer, "messages" | "hasMoreMessages" | "username">

/** What they wrote to the shop by form, email or chat, newest first. */
export function MessagesCard({ customer }: { readonly customer: Messages }) {
  const { messages, hasMoreMessages, username } = customer
  return (
    <Card title="Messages">
      {messages.length === 0 && <p className="text-sm text-muted">No messages yet.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {messages.map((message) => (
          <li key={message.id} className="relative flex flex-col gap-1 py-2.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <MessageLink message={message} username={username} />
              <span className="text-muted">
                <DateTime at={message.at} />
              </span>
              {!message.isDone && <Badge tone="warning">Open</Badge>}
            </p>
            <p className="line-clamp-2 break-words text-muted">{message.preview}</p>
          </li>
        ))}
      </ul>
      <ShownOnly hasMore={hasMoreMessages} count={messages.length} />
    </Card>
  )
}

function MessageLink({
  message: { kind, id },
  username,
}: {
  readonly message: CustomerMessage
  readonly username: string
}) {
  return kind === "chat" ? (
    <Link to="/chats/$chatId" params={{ chatId: id }} className={linkStyle}>
      Chat
    </Link>
  ) : (
    <Link to="/contacts" search={{ show: "all", from: username }} className={linkStyle}>
      Message
    </Link>
  )
}
