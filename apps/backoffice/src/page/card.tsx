import type { ReactNode } from "react"

interface CardProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
  /** The past is shown, and this differs from today. */
  readonly isChanged?: boolean
}

/** One part of a page about one thing. */
export function Card({ title, action, children, isChanged = false }: CardProps) {
  return (
    <section
      aria-label={title}
      className={`min-w-0 rounded-lg border bg-surface ${isChanged ? "border-accent-ink ring-1 ring-accent-ink" : "border-line"}`}
    >
      <header className="flex min-h-14 flex-wrap items-center gap-3 px-5 py-2">
        <h2 className="text-lg">{title}</h2>
        {isChanged && <ChangedMark />}
        <div className="ml-auto flex flex-wrap gap-2">{action}</div>
      </header>
      <div className="px-5 pb-5">{children}</div>
    </section>
  )
}

export function ChangedMark() {
  return (
    <span className="rounded-xs bg-accent-soft px-1.5 py-0.5 text-xs font-semibold text-accent-ink">
      Changed since
    </span>
  )
}
