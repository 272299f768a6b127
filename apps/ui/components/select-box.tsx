import type { ComponentProps } from "react"
import { Icon } from "./icon.tsx"

/** A native select with the arrow that all selects have. */
export function SelectBox({ className = "", ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...props} className={`cursor-pointer appearance-none pr-10 ${className}`} />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-muted"
      />
    </span>
  )
}
