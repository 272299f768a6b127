/** Tells the time in milliseconds. A run of background work may take long, so each piece of it asks anew. */
export type Clock = () => number
