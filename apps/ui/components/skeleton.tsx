import type { ReactNode } from "react"

/** A placeholder; give it the final size of the content. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />
}

/** Skeletons of one area, announced once. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {children}
    </div>
  )
}
