import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { HistoryLine } from "./history.ts"

/** The order's history, oldest first. */
export function Timeline({ lines }: { readonly lines: ReadonlyArray<HistoryLine> }) {
  return (
    <ol aria-label="History of your order" className="flex flex-col">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[2.25rem_1fr] gap-x-3.5 pb-6 last:pb-0 [&:last-child>span::after]:hidden"
        >
          <span className="relative grid size-9 place-items-center rounded-full bg-accent-soft text-accent-ink after:absolute after:top-11 after:h-[calc(100%_-_0.5rem)] after:w-px after:bg-line">
            <Icon name={line.icon} className="size-4.5" />
          </span>
          <div className="min-w-0 pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{line.title}</span>
              <DateTime at={line.at} className="text-sm text-muted" />
            </p>
            {line.body !== null && line.body !== "" && (
              <p className="text-sm whitespace-pre-line">{line.body}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
