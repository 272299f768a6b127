import type { ReactNode } from "react"

/** A part of the order's page, under its heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-4 text-lg">{title}</h2>
      {children}
    </section>
  )
}
