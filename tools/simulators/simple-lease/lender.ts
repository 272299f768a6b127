import { createHash, randomUUID } from "node:crypto"
import { Result } from "effect"
import type { SimulatedClock } from "../clock.ts"
import type { Notification, Outbox } from "../outbox.ts"
import { noticeKind } from "./notices.ts"
import type { Application, RequestKey } from "./records.ts"
import {
  advanceTime,
  type LenderSettings,
  type NewApplication,
  type Refusal,
  receive,
  refund,
  refuse,
} from "./rules.ts"
import type { Store } from "./store.ts"

type Answer = Result.Result<Application, Refusal>

/** A call that may be repeated: its idempotency key and its content, without the applicant's secrets. */
interface Call {
  readonly key: string | undefined
  readonly asked: ReadonlyArray<unknown>
  readonly refundId?: string
}

/** The lender itself: decides, stores, then answers. It has no HTTP. */
export class Lender {
  readonly settings: LenderSettings
  readonly #store: Store
  readonly #clock: SimulatedClock
  readonly #outbox: Outbox

  constructor(parts: {
    readonly store: Store
    readonly clock: SimulatedClock
    readonly outbox: Outbox
    readonly settings: LenderSettings
  }) {
    this.#store = parts.store
    this.#clock = parts.clock
    this.#outbox = parts.outbox
    this.settings = { ...parts.settings }
  }

  apply(asked: NewApplication, key: string | undefined): Promise<Answer> {
    const { behaviour: _, ...request } = asked
    return this.#once({ key, asked: ["apply", request] }, undefined, (now) =>
      Result.succeed(receive(asked, this.settings, now)),
    )
  }

  /** Carries out one change; repeating the key returns the application's current state. */
  change(
    { uuid }: Application,
    call: Call,
    rule: (application: Application, now: number) => Answer,
  ): Promise<Answer> {
    return this.#once({ ...call, asked: [uuid, ...call.asked] }, uuid, (now) => {
      const before = this.#store.application(uuid)
      return before === undefined
        ? refuse(409, "unknown", "There is no such application.")
        : rule(before, now)
    })
  }

  /** Returns the refund's id; the same key again is the same refund. */
  async refund(
    application: Application,
    amount: number,
    key: string | undefined,
  ): Promise<Result.Result<string, Refusal>> {
    const made = key === undefined ? undefined : this.#store.requestKey(key)?.refundId
    const refundId = made ?? randomUUID()
    const answer = await this.change(
      application,
      { key, asked: ["refund", amount], refundId },
      (current, now) => refund(current, refundId, amount, now),
    )
    return Result.map(answer, () => refundId)
  }

  /** Applies the passing of time. */
  async tick(): Promise<void> {
    for (const application of [...this.#store.applications()]) {
      const after = advanceTime(application, this.#clock.now())
      if (after !== application) await this.#commit(application, after, undefined)
    }
  }

  /** A rejected call changes nothing, and its key can be reused. */
  async #once(
    { key, asked, refundId }: Call,
    uuid: string | undefined,
    decide: (now: number) => Answer,
  ): Promise<Answer> {
    const request = createHash("sha256").update(JSON.stringify(asked)).digest("base64url")
    const known = key === undefined ? undefined : this.#store.requestKey(key)
    if (known !== undefined) {
      const made = this.#store.application(known.uuid)
      return known.request === request && made !== undefined
        ? Result.succeed(made)
        : refuse(409, "idempotency_conflict", "This key was used for another request.")
    }
    const decided = decide(this.#clock.now())
    if (Result.isFailure(decided)) return decided
    const after = decided.success
    const requestKey =
      key === undefined ? undefined : { key, request, uuid: after.uuid, refundId: refundId ?? null }
    await this.#commit(uuid === undefined ? undefined : this.#store.application(uuid), after, requestKey)
    return Result.succeed(after)
  }

  async #commit(
    before: Application | undefined,
    after: Application,
    requestKey: RequestKey | undefined,
  ): Promise<void> {
    const kind = noticeKind(before, after)
    const notifications: ReadonlyArray<Notification> =
      kind === undefined
        ? []
        : [
            {
              id: randomUUID(),
              kind,
              subject: after.uuid,
              at: this.#clock.now(),
              attempts: 0,
              state: "waiting",
            },
          ]
    await this.#store.commit({
      ...(after === before ? {} : { application: after }),
      ...(requestKey === undefined ? {} : { requestKey }),
      notifications,
    })
    for (const notification of notifications) this.#outbox.post(notification)
  }
}
