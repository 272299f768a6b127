import type { QueryClient } from "@tanstack/react-query"

/** Query key of the log position that the order's page must include: of the shopper's own last change, or a newer one. */
const ownPositionKey = (id: string) => ["own-position", id] as const

export const ownPosition = (queries: QueryClient, id: string): string | null =>
  queries.getQueryData<string | null>(ownPositionKey(id)) ?? null

/** Positions compare as text. One of an event that comes later than the answer to a newer change takes nothing back. */
export const includePosition = (queries: QueryClient, id: string, position: string | null): void => {
  if ((position ?? "") > (ownPosition(queries, id) ?? "")) queries.setQueryData(ownPositionKey(id), position)
}
