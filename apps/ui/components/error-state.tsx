import type { ReactNode } from "react"
import { buttonStyle } from "./button-style.ts"
import { Icon } from "./icon.tsx"

interface ErrorStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly onRetry?: () => void
}

/** Says what failed, in words, and offers to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex items-start gap-4 rounded-lg border border-danger bg-danger-soft p-5">
      <Icon name="alert" className="mt-0.5 size-6 text-danger" />
      <div className="flex flex-col items-start gap-2">
        <h2 className="text-lg">{title}</h2>
        {children !== undefined && <div>{children}</div>}
        {onRetry !== undefined && (
          <button type="button" className={buttonStyle("secondary", "sm")} onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}
