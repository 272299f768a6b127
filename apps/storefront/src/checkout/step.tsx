import type { ReactNode } from "react"

/** One part of the checkout. */
export function Step({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`step-${number}`}
      className="rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={`step-${number}`} className="mb-5 flex items-center gap-3 text-xl">
        <span className="numeric grid size-8 shrink-0 place-items-center rounded-full bg-accent text-base font-bold text-on-accent">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
