import { Link } from "@tanstack/react-router"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Result } from "effect"
import type { ReactNode } from "react"

interface BadTireSizeProps {
  readonly size: string
  /** What is shown where the size is not to blame. */
  readonly children: ReactNode
}

/** The way on from a size that is none. Trying again would not help. */
export default function BadTireSize({ size, children }: BadTireSizeProps) {
  const parsed = parseTireSize(size)
  if (Result.isSuccess(parsed)) return children
  return (
    <EmptyState
      icon="search"
      title="We do not know this tire size"
      action={
        <Link to="/tires" search={{ by: "size" }} className={buttonStyle()}>
          Choose a size
        </Link>
      }
    >
      {parsed.failure.message}
    </EmptyState>
  )
}
