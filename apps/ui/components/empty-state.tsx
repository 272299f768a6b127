import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
  /** 1 if the page has no other heading. */
  readonly level?: 1 | 2
}

/** Says why there is nothing here and what to do. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2"
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-line px-6 py-14 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name={icon} className="size-7" />
      </span>
      <div className="flex max-w-md flex-col gap-1">
        <Heading className="text-xl">{title}</Heading>
        {children !== undefined && <div className="text-balance text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}
