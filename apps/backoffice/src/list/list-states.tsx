import { Button } from "@voltread/ui/components/button.tsx"
import type { ReactNode } from "react"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { QueryError } from "../page/query-error.tsx"

/** What a list needs of the query that loads it; the last three where it comes page after page. */
export interface ListQuery {
  readonly isError: boolean
  readonly error: unknown
  /** The rows of another view are shown until those of this one are there. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
  readonly fetchNextPage?: () => unknown
}

export interface ListStatesProps {
  readonly query: ListQuery
  /** How many rows there are; undefined before they are loaded. */
  readonly count: number | undefined
  /** What the rows are: "customers". */
  readonly what: string
  /** In place of no rows. */
  readonly empty: ReactNode
  readonly isCompact?: boolean
  readonly children: ReactNode
}

/** A list while it loads, when it could not be loaded, when it is empty, and with its next page. */
export function ListStates({ query, count, what, empty, isCompact = false, children }: ListStatesProps) {
  if (count === undefined) {
    return query.isError ? (
      <QueryError error={query.error} what={`The ${what}`} onRetry={() => void query.refetch()} />
    ) : (
      <ListSkeleton label={`Loading ${what}`} isCompact={isCompact} />
    )
  }
  return (
    <>
      {count === 0 ? (
        <div data-no-rows>{empty}</div>
      ) : (
        <div className={query.isPlaceholderData ? "opacity-60" : ""}>{children}</div>
      )}
      {query.hasNextPage === true && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage === true}
          onPress={() => void query.fetchNextPage?.()}
          className="self-center"
        >
          {`Show more ${what}`}
        </Button>
      )}
    </>
  )
}
