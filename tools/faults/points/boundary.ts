/** Whether a process ends before an effect happens, or after it and before it gets the answer. */
export type Side = "before" | "after"

/** The number of an effect, or the first call to a gateway. */
export type Place = number | "gateway"

/**
 * Counts the effects of one process on the outside world (statements, appends and calls to gateways alike), and decides
 * at which of them it ends. Nothing that it does afterwards reaches anybody.
 */
export class Boundary {
  /** Effects since it was armed. */
  crossed = 0
  private ending: { readonly at: Place; readonly side: Side } | null = null
  private readonly end = Promise.withResolvers<void>()

  readonly ended: Promise<void> = this.end.promise
  hasEnded = false

  arm(at: Place, side: Side): void {
    this.crossed = 0
    this.ending = { at, side }
  }

  /** One more effect begins: it continues, or is the last one. */
  cross(kind: "statement" | "gateway"): "goes on" | Side | "ended" {
    if (this.hasEnded) return "ended"
    if (this.ending === null) return "goes on"
    this.crossed += 1
    const { at, side } = this.ending
    return at === this.crossed || at === kind ? side : "goes on"
  }

  finish(): void {
    this.hasEnded = true
    this.end.resolve()
  }
}
