/** Where the position of this shopper's own last change to an order is kept, so that its page includes it. */
export const ownPositionKey = (id: string) => ["own-position", id] as const
