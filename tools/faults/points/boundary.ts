/** Whether a process ends before an effect happens, or after it and before it knows. */
export type Side = "before" | "after"

/**
 * Counts the effects of one process on the world outside of it, statements, appends and calls to gateways alike, and
 * says at which of them it ends. Nothing that it does afterwards reaches anybody.
 */
export class Boundary {
  /** Effects since it was armed. */
  crossed = 0
  private ending: { readonly at: number; readonly side: Side } | null = null
  private readonly end = Promise.withResolvers<void>()

  readonly ended: Promise<void> = this.end.promise
  hasEnded = false

  arm(at: number, side: Side): void {
    this.crossed = 0
    this.ending = { at, side }
  }

  /** One more effect begins: goes on, or is the last one. */
  cross(): "goes on" | Side | "ended" {
    if (this.hasEnded) return "ended"
    if (this.ending === null) return "goes on"
    this.crossed += 1
    return this.crossed === this.ending.at ? this.ending.side : "goes on"
  }

  finish(): void {
    this.hasEnded = true
    this.end.resolve()
  }
}
