/** Query key of the log position that the order's page must include: of the shopper's own last change, or a newer one. */
export const ownPositionKey = (id: string) => ["own-position", id] as const
