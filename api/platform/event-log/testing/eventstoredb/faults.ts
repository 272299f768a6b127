/** What the double does wrong, on demand. Each counter is used up by that many calls. */
export interface Faults {
  /** Appends that are written, then cancelled by the server instead of answered. */
  cancelAfterWriting: number
  /** Appends that are cancelled and not written. */
  cancelBeforeWriting: number
  /** Appends that are written and never answered. */
  neverAnswer: number
  /** Appends sent to this address instead. */
  leader: { readonly host: string; readonly port: number } | undefined
  /** Questions for the server's features that fail with a code the client does not reconnect after. */
  failFeatures: number
  /** Subscriptions that are open now say nothing more, and stay open. */
  readonly mute: () => void
  /** Subscriptions that are open now end as if all were well. */
  readonly endSubscriptions: () => void
  /** Subscriptions are sent old checkpoints again. */
  staleCheckpoints: boolean
}

export const take = (
  faults: Faults,
  fault: "cancelAfterWriting" | "cancelBeforeWriting" | "neverAnswer" | "failFeatures",
): boolean => {
  if (faults[fault] === 0) return false
  faults[fault] -= 1
  return true
}
