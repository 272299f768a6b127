import type { ReactNode } from "react"

export function PageTitle({ children, action }: { readonly children: string; readonly action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-3xl">{children}</h1>
      {action}
    </div>
  )
}
