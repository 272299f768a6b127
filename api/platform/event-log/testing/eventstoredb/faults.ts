/** What the double does wrong, on demand. Each counter is used up by that many calls. */
export interface Faults {
  /** Appends that are written, then canceled by the server instead of answered. */
  cancelAfterWriting: number
  /** Appends that are canceled and not written. */
  cancelBeforeWriting: number
  /** Appends that are written and never answered. */
  neverAnswer: number
  /** Appends that a server refuses for the moment, as around a change of leader. */
  notReady: number
  /** Appends that are written, though the server says that it ran out of time: their answer was lost with the leader. */
  deadlineAfterWriting: number
  /** Reads of the whole log that the server denies. */
  denyReads: number
  /** Appends sent to this address instead. */
  leader: { readonly host: string; readonly port: number } | undefined
  /** Questions for the server's features that fail with a code the client does not reconnect after. */
  failFeatures: number
  /** Subscriptions that are open now say nothing more, and stay open. */
  readonly mute: () => void
  /** Subscriptions that are open now end as if all were well. */
  readonly endSubscriptions: () => void
}

export const take = (
  faults: Faults,
  fault: {
    [Name in keyof Faults]: Faults[Name] extends number ? Name : never
  }[keyof Faults],
): boolean => {
  if (faults[fault] === 0) return false
  faults[fault] -= 1
  return true
}
