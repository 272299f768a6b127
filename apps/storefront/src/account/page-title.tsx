import type { ReactNode } from "react"

/** Heading of a page of the account, with what can be done on it. */
export function PageTitle({ children, action }: { readonly children: string; readonly action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-3xl">{children}</h1>
      {action}
    </div>
  )
}
