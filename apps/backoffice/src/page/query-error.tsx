import { ApiError, FORBIDDEN_MESSAGE, messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { NoAccess, SetUpFirst } from "./no-access.tsx"

interface QueryErrorProps {
  readonly error: unknown
  /** What could not be loaded: "The orders". */
  readonly what: string
  readonly onRetry: () => void
}

/** In place of data that could not be loaded. */
export function QueryError({ error, what, onRetry }: QueryErrorProps) {
  if (error instanceof ApiError && error.kind === "forbidden") {
    // The server has other words only while two-factor log-in keeps somebody from what their role may do.
    return error.message === FORBIDDEN_MESSAGE ? <NoAccess /> : <SetUpFirst message={error.message} />
  }
  return (
    <ErrorState title={`${what} could not be loaded`} onRetry={onRetry}>
      {messageOf(error)}
    </ErrorState>
  )
}
