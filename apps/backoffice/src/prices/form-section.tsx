import type { ReactNode } from "react"

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
