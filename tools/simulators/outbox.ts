import { Schema } from "effect"
import type { SimulatedClock } from "./clock.ts"

/** A message to the shop. It is kept until the shop has answered 2xx or a day has passed. */
export const Notification = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  subject: Schema.String,
  /** Milliseconds since 1970, on the simulated clock. */
  at: Schema.Number,
  attempts: Schema.Int,
  state: Schema.Literals(["waiting", "delivered", "given-up"]),
})
export type Notification = typeof Notification.Type

/** What happens to the next `messages` new messages. Absent fields: nothing unusual. */
export const Mischief = Schema.Struct({
  messages: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
  delayMs: Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3_600_000 }))),
  /** How many times each is sent, at least 1. */
  copies: Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  misSigned: Schema.optional(Schema.Boolean),
  dropped: Schema.optional(Schema.Boolean),
})
export type Mischief = typeof Mischief.Type

export interface Message {
  readonly contentType: string
  readonly body: string
  /** Headers with the vendor's signature. */
  readonly headers?: Readonly<Record<string, string>>
  /** Appended to the address, such as `?json=true`. */
  readonly search?: string
}

interface Job {
  readonly notification: Notification
  readonly copies: number
  readonly misSigned: boolean
}

export interface OutboxOptions {
  /** Absent: messages are recorded and never sent. */
  readonly url: string | undefined
  readonly clock: SimulatedClock
  readonly build: (notification: Notification, misSigned: boolean) => Message
  readonly save: (notification: Notification) => Promise<void>
  /** First pause after a failed delivery; it doubles up to a minute. */
  readonly retryMs: number
  /** How long the vendor waits for an answer, and how often it tries; absent: 30 seconds, for a day. */
  readonly patience?: { readonly timeoutMs: number; readonly tries: number }
  readonly report: (message: string) => void
}

const atOnce = 8
const answerWithinMs = 30_000
const remembered = 10_000
const giveUpAfterMs = 24 * 60 * 60 * 1_000

/** Sends messages to the shop as vendors do: signed, repeatedly until it answers 2xx, in no guaranteed order. */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #known = new Map<string, Notification>()
  readonly #ready: Array<Job> = []
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #stopped = new AbortController()
  #mischief: Mischief | undefined
  #sending = 0

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  list(): ReadonlyArray<Notification> {
    return [...this.#known.values()]
  }

  /** Restores a message of an earlier run. */
  restore(notification: Notification): void {
    this.#remember(notification)
  }

  /** Sends the messages that an earlier run has left. */
  resume(): void {
    for (const notification of this.#known.values()) {
      if (notification.state === "waiting") this.#enqueue({ notification, copies: 1, misSigned: false }, 0)
    }
  }

  plan(mischief: Mischief | undefined): void {
    this.#mischief = mischief
  }

  /** A new message. The caller has stored it together with the change that it reports. */
  post(notification: Notification): void {
    this.#remember(notification)
    const mischief = this.#countOff()
    if (mischief?.dropped === true) return
    const job = { notification, copies: mischief?.copies ?? 1, misSigned: mischief?.misSigned ?? false }
    this.#enqueue(job, mischief?.delayMs ?? 0)
  }

  /** Sends a known message again; false when there is none with this id. */
  replay(
    id: string,
    options: { readonly copies: number; readonly delayMs: number; readonly misSigned: boolean },
  ): boolean {
    const notification = this.#known.get(id)
    if (notification === undefined) return false
    this.#enqueue({ notification, copies: options.copies, misSigned: options.misSigned }, options.delayMs)
    return true
  }

  stop(): void {
    this.#stopped.abort()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#ready.length = 0
  }

  #countOff(): Mischief | undefined {
    const mischief = this.#mischief
    if (mischief === undefined) return undefined
    this.#mischief = mischief.messages === 1 ? undefined : { ...mischief, messages: mischief.messages - 1 }
    return mischief
  }

  #remember(notification: Notification): void {
    this.#known.set(notification.id, notification)
    if (this.#known.size <= remembered) return
    for (const [id, old] of this.#known) {
      if (old.state === "waiting") continue
      this.#known.delete(id)
      break
    }
  }

  #enqueue(job: Job, delayMs: number): void {
    if (this.#options.url === undefined || this.#stopped.signal.aborted) return
    if (delayMs === 0) {
      this.#ready.push(job)
      this.#pump()
      return
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#enqueue(job, 0)
    }, delayMs)
    this.#timers.add(timer)
  }

  #pump(): void {
    while (this.#sending < atOnce) {
      const job = this.#ready.shift()
      if (job === undefined) return
      this.#sending += 1
      void this.#deliver(job).finally(() => {
        this.#sending -= 1
        this.#pump()
      })
    }
  }

  async #deliver(job: Job): Promise<void> {
    const { build, clock, patience, retryMs, save } = this.#options
    let accepted = true
    for (let copy = 0; copy < job.copies; copy += 1) {
      if (this.#stopped.signal.aborted) return
      accepted = (await this.#send(build(job.notification, job.misSigned))) && accepted
    }
    if (this.#stopped.signal.aborted) return
    const before = this.#known.get(job.notification.id) ?? job.notification
    const attempts = before.attempts + 1
    // The shop rightly rejects a mis-signed copy; the message itself must still be delivered.
    const isUndelivered = !accepted && !job.misSigned && before.state === "waiting"
    const isOver =
      patience === undefined ? clock.now() - before.at > giveUpAfterMs : attempts >= patience.tries
    const stateUnlessDelivered = isUndelivered && isOver ? "given-up" : before.state
    const state = accepted && !job.misSigned ? "delivered" : stateUnlessDelivered
    const after: Notification = { ...before, attempts, state }
    this.#remember(after)
    if (isUndelivered && !isOver) {
      this.#enqueue(
        { ...job, notification: after },
        Math.min(60_000, retryMs * 2 ** Math.min(attempts - 1, 16)),
      )
      return
    }
    await save(after).catch(() =>
      this.#options.report(`webhook ${after.id}: its delivery could not be stored`),
    )
  }

  async #send({ body, contentType, headers, search }: Message): Promise<boolean> {
    const { patience, url } = this.#options
    if (url === undefined) return false
    try {
      const answer = await fetch(`${url}${search ?? ""}`, {
        method: "POST",
        headers: { ...headers, "content-type": contentType },
        body,
        signal: AbortSignal.any([
          this.#stopped.signal,
          AbortSignal.timeout(patience?.timeoutMs ?? answerWithinMs),
        ]),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }
}
