import type { ReactNode } from "react"

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
