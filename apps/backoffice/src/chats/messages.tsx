import type { Chat } from "@voltread/domain/contract/chat.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { useEffect, useRef } from "react"
import { ShownOnly } from "../page/shown-only.tsx"

/** What was written, oldest first; the newest stays in view. */
export function Messages({ chat }: { readonly chat: Chat }) {
  const end = useRef<HTMLDivElement>(null)
  const { messages, seenByShopper } = chat
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: "nearest" })
  }, [newest])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard.
    <div role="log" aria-label="Messages" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-4">
      <ShownOnly hasMore={(messages[0]?.number ?? 1) > 1} count={messages.length} />
      <div className="flex flex-col gap-3">
        {messages.map((message) => {
          const isStaff = message.from === "staff"
          return (
            <div
              key={message.id}
              className={`flex max-w-[85%] flex-col gap-1 rounded-lg px-4 py-2.5 ${isStaff ? "self-end bg-accent-soft" : "self-start bg-sunken"}`}
            >
              <p className="text-sm text-muted">
                <span className="font-semibold text-ink">{message.name}</span>{" "}
                <DateTime at={message.at} className="text-xs" />
                {isStaff && message.number <= seenByShopper && <span className="text-xs"> · seen</span>}
              </p>
              <p className="break-words whitespace-pre-line">{message.text}</p>
            </div>
          )
        })}
        <div ref={end} />
      </div>
    </div>
  )
}
