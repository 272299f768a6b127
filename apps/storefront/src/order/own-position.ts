/** Query key of the log position of the shopper's own last change, so that the order's page includes it. */
export const ownPositionKey = (id: string) => ["own-position", id] as const
