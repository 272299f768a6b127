import { ApiError, messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { NoAccess } from "./no-access.tsx"

interface QueryErrorProps {
  readonly error: unknown
  /** What could not be loaded: "The orders". */
  readonly what: string
  readonly onRetry: () => void
}

/** In place of data that could not be loaded. */
export function QueryError({ error, what, onRetry }: QueryErrorProps) {
  if (error instanceof ApiError && error.kind === "forbidden") return <NoAccess />
  return (
    <ErrorState title={`${what} could not be loaded`} onRetry={onRetry}>
      {messageOf(error)}
    </ErrorState>
  )
}
