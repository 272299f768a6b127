import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useEffect, useRef } from "react"
import type { ChatMessage } from "./chat.ts"

interface ChatMessagesProps {
  readonly messages: ReadonlyArray<ChatMessage>
  readonly isClosed: boolean
}

/** Messages, oldest first, and that there will be no more; keeps the newest visible and announces it. */
export function ChatMessages({ messages, isClosed }: ChatMessagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined || isClosed) end.current?.scrollIntoView({ block: "nearest" })
  }, [newest, isClosed])
  return (
    <div role="log" aria-label="Messages" className="flex flex-col gap-3">
      {(messages[0]?.number ?? 1) > 1 && (
        <p className="text-sm text-muted">{`The newest ${formatNumber(messages.length)} messages are shown.`}</p>
      )}
      {messages.map((message) => {
        const isStaff = message.from === "staff"
        return (
          <div
            key={message.id}
            className={`flex max-w-[85%] flex-col gap-1 rounded-lg px-4 py-2.5 ${isStaff ? "self-start bg-sunken" : "self-end bg-accent-soft"}`}
          >
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{isStaff ? message.name : "You"}</span>{" "}
              <DateTime at={message.at} className="text-xs" />
            </p>
            <p className="break-words whitespace-pre-line">{message.text}</p>
          </div>
        )
      })}
      {isClosed && <Notice severity="info">This chat has ended. Send a message to start a new one.</Notice>}
      <div ref={end} />
    </div>
  )
}
