import { type Position, START } from "@voltread/domain/event.ts"

/** The state of a runner, for metrics and health checks. */
export class RunnerStatus {
  /** Whether this process is the one that writes; a standby is not. */
  active = false
  position: Position = START
  /** Since this process started; its derivative is the rate. */
  eventsApplied = 0
  batchesApplied = 0
  /** Currently parked events; more than 0 needs attention by staff. */
  eventsParked = 0
  /** Failures that made the runner back off, since this process started. */
  failures = 0
  /** Failures since an event was last applied. */
  failuresInARow = 0
  private behindSince: number | null = null
  private newestEventAt: number | null = null

  applied(events: number, position: Position, newestAt: string | undefined, now: number): void {
    this.position = position
    this.eventsApplied += events
    this.batchesApplied += 1
    this.failuresInARow = 0
    this.behindSince ??= now
    if (newestAt !== undefined) this.newestEventAt = Date.parse(newestAt)
  }

  activate(active: boolean): void {
    this.active = active
  }

  failed(): void {
    this.failures += 1
    this.failuresInARow += 1
  }

  parked(events: number): void {
    this.eventsParked = events
  }

  /** Everything stored so far has been applied. */
  caughtUp(position: Position): void {
    this.position = position
    this.failuresInARow = 0
    this.behindSince = null
  }

  /** There are events to apply. */
  behind(now: number): void {
    this.behindSince ??= now
  }

  /**
   * Seconds by which read models lag behind the log: 0 when caught up; otherwise the age of the newest event they
   * contain, or the time since they were last caught up if that is less, since replayed events are old.
   */
  lagSeconds(now: number): number {
    if (this.behindSince === null) return 0
    const sinceCaughtUp = (now - this.behindSince) / 1_000
    if (this.newestEventAt === null) return sinceCaughtUp
    return Math.max(0, Math.min(sinceCaughtUp, (now - this.newestEventAt) / 1_000))
  }
}
