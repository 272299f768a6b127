import type { UseQueryResult } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import type { ReactNode } from "react"

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  /** What is said above the reason when it could not be loaded. */
  readonly failure: string
  /** Shown until it is loaded. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What a query loads: its data once it is there, and what to try when it does not come. */
export function Loaded<Data>({ query, failure, skeleton, children }: LoadedProps<Data>) {
  if (query.isLoadingError) {
    return (
      <ErrorState title={failure} onRetry={() => void query.refetch()}>
        {messageOf(query.error)}
      </ErrorState>
    )
  }
  return query.data === undefined ? skeleton : children(query.data)
}
