import { randomUUID } from "node:crypto"
import { Result } from "effect"
import type { SimulatedClock } from "../clock.ts"
import type { Notification, Outbox } from "../outbox.ts"
import * as rules from "./order-rules.ts"
import { differences, type Refusal, readPurchase, refuse } from "./purchase-rules.ts"
import type { Authorization, Change, Order, Session } from "./records.ts"
import type { Store } from "./store.ts"
import { type Customer, customerOf } from "./test-customers.ts"

export interface KlarnaSettings {
  /** The lifetime of a session and of an authorization token. */
  sessionMs: number
  tokenMs: number
  /** How long an order can be captured, and how long a reviewed one waits. */
  authorizationMs: number
  reviewMs: number
}

/** The result of the shopper's approval. */
export type Consent =
  | { readonly _tag: "Approved"; readonly token: string }
  | { readonly _tag: "Denied"; readonly customer: Customer }

/** The vendor itself: decides, stores, then answers. It has no HTTP. */
export class Klarna {
  readonly settings: KlarnaSettings
  readonly #store: Store
  readonly #clock: SimulatedClock
  readonly #outbox: Outbox

  constructor(parts: {
    readonly store: Store
    readonly clock: SimulatedClock
    readonly outbox: Outbox
    readonly settings: KlarnaSettings
  }) {
    this.settings = { ...parts.settings }
    this.#store = parts.store
    this.#clock = parts.clock
    this.#outbox = parts.outbox
  }

  async createSession(body: unknown): Promise<Result.Result<Session, Refusal>> {
    const purchase = readPurchase(body)
    if (Result.isFailure(purchase)) return Result.fail(purchase.failure)
    const session: Session = {
      id: randomUUID(),
      clientToken: rules.newToken(),
      status: "incomplete",
      purchase: purchase.success,
      expiresAt: this.#clock.now() + this.settings.sessionMs,
    }
    await this.#store.commit({ session })
    return Result.succeed(session)
  }

  /** The given fields replace the former ones. */
  async updateSession(id: string, body: unknown): Promise<Result.Result<Session, Refusal>> {
    const session = this.session(id)
    if (Result.isFailure(session)) return session
    const purchase = readPurchase({ ...session.success.purchase, ...(isRecord(body) ? body : {}) })
    if (Result.isFailure(purchase)) return Result.fail(purchase.failure)
    const changed = { ...session.success, purchase: purchase.success }
    await this.#store.commit({ session: changed })
    return Result.succeed(changed)
  }

  session(id: string): Result.Result<Session, Refusal> {
    const session = this.#store.session(id)
    return session === undefined || session.expiresAt <= this.#clock.now()
      ? refuse(404, "NOT_FOUND", "The session does not exist.")
      : Result.succeed(session)
  }

  /** The shopper has agreed in the widget: Klarna authorizes the purchase, or declines. */
  async consent(session: Session, email: string): Promise<Consent> {
    const customer = customerOf(email)
    if (customer.answer !== "approve") return { _tag: "Denied", customer }
    const authorization: Authorization = {
      token: rules.newToken(),
      sessionId: session.id,
      state: "live",
      fraud: customer.fraud,
      expiresAt: this.#clock.now() + this.settings.tokenMs,
    }
    await this.#commit(
      { authorization },
      this.#tell(session.purchase.merchant_urls?.authorization, "authorization", authorization.token),
    )
    return { _tag: "Approved", token: authorization.token }
  }

  async cancelAuthorization(token: string): Promise<Result.Result<void, Refusal>> {
    const authorization = this.#live(token)
    if (Result.isFailure(authorization)) return Result.fail(authorization.failure)
    await this.#store.commit({ authorization: { ...authorization.success, state: "cancelled" } })
    return Result.succeed(undefined)
  }

  /** A token is valid for one order; a second call with it finds nothing. */
  async createOrder(token: string, body: unknown): Promise<Result.Result<Order, Refusal>> {
    const authorization = this.#live(token)
    if (Result.isFailure(authorization)) return Result.fail(authorization.failure)
    const session = this.#store.session(authorization.success.sessionId)
    if (session === undefined) return refuse(404, "NOT_FOUND", "Invalid authorization token")
    const purchase = readPurchase(body)
    if (Result.isFailure(purchase)) return Result.fail(purchase.failure)
    const wrong = differences(session.purchase, purchase.success)
    if (wrong.length > 0) return refuse(409, "BAD_VALUE", `Not matching fields: [${wrong.join(", ")}]`)
    const { fraud } = authorization.success
    if (fraud === "refused") return refuse(403, "REJECTED", "The order was rejected.")
    const urls = { ...session.purchase.merchant_urls, ...purchase.success.merchant_urls }
    const order = rules.placed(
      { ...purchase.success, merchant_urls: urls },
      fraud,
      this.#clock.now(),
      this.settings,
    )
    await this.#commit(
      {
        order,
        authorization: { ...authorization.success, state: "used" },
        session: { ...session, status: "complete" },
      },
      this.#tell(urls.push, "push", order.id),
    )
    return Result.succeed(order)
  }

  /**
   * One change of an order. A key that was used before changes nothing, whatever comes with it; `made` is the id in the
   * first call's answer.
   */
  async manage(
    order: Order,
    key: string | undefined,
    change: (order: Order, now: number) => Result.Result<Order, Refusal>,
    made: (order: Order) => string | null = () => null,
  ): Promise<Result.Result<string | null, Refusal>> {
    const scoped = key === undefined ? undefined : `${order.id}:${key}`
    const before = scoped === undefined ? undefined : this.#store.made(scoped)
    if (before !== undefined) return Result.succeed(before.made)
    const changed = change(order, this.#clock.now())
    if (Result.isFailure(changed)) return Result.fail(changed.failure)
    const answer = made(changed.success)
    await this.#store.commit({
      order: changed.success,
      ...(scoped === undefined ? {} : { key: { key: scoped, made: answer } }),
    })
    return Result.succeed(answer)
  }

  /** Ends a review, and notifies the shop. */
  async decide(order: Order, accept: boolean): Promise<Result.Result<Order, Refusal>> {
    const decided = rules.decide(order, accept)
    if (Result.isFailure(decided)) return decided
    const kind = accept ? "FRAUD_RISK_ACCEPTED" : "FRAUD_RISK_REJECTED"
    await this.#commit(
      { order: decided.success },
      this.#tell(order.purchase.merchant_urls?.notification, kind, order.id),
    )
    return decided
  }

  /** Stops an accepted order that turned out to be fraud before it shipped. */
  async stop(order: Order): Promise<Result.Result<Order, Refusal>> {
    const stopped = rules.cancel(order)
    if (Result.isFailure(stopped)) return stopped
    await this.#commit(
      { order: { ...stopped.success, fraud: "REJECTED" } },
      this.#tell(order.purchase.merchant_urls?.notification, "FRAUD_RISK_STOPPED", order.id),
    )
    return stopped
  }

  /** Changes without a message from the vendor: the shop sees them when it asks. */
  expire(order: Order): Promise<Result.Result<Order, Refusal>> {
    return this.#keep(rules.expire(order))
  }

  capture(order: Order): Promise<Result.Result<Order, Refusal>> {
    const everything = { amount: rules.remaining(order), reference: null, shipping: [] }
    return this.#keep(rules.capture(order, everything, this.#clock.now()))
  }

  cancel(order: Order): Promise<Result.Result<Order, Refusal>> {
    return this.#keep(rules.cancel(order))
  }

  release(order: Order): Promise<Result.Result<Order, Refusal>> {
    return this.#keep(rules.release(order))
  }

  /** Does what is due: reviews end, and authorizations expire. */
  async tick(): Promise<void> {
    const now = this.#clock.now()
    for (const order of this.#store.orders()) {
      if (order.decision !== null && order.decision.at <= now) await this.decide(order, order.decision.accept)
      else if (order.end === null && order.expiresAt <= now && rules.remaining(order) > 0)
        await this.expire(order)
    }
  }

  async #keep(changed: Result.Result<Order, Refusal>): Promise<Result.Result<Order, Refusal>> {
    if (Result.isSuccess(changed)) await this.#store.commit({ order: changed.success })
    return changed
  }

  #live(token: string): Result.Result<Authorization, Refusal> {
    const authorization = this.#store.authorization(token)
    return authorization === undefined ||
      authorization.state !== "live" ||
      authorization.expiresAt <= this.#clock.now()
      ? refuse(404, "NOT_FOUND", "Invalid authorization token")
      : Result.succeed(authorization)
  }

  /** The vendor only calls the addresses it was given. */
  #tell(url: string | undefined, kind: string, subject: string): ReadonlyArray<Notification> {
    if (url === undefined) return []
    return [{ id: randomUUID(), kind, subject, at: this.#clock.now(), attempts: 0, state: "waiting" }]
  }

  async #commit(change: Change, notifications: ReadonlyArray<Notification>): Promise<void> {
    await this.#store.commit({ ...change, notifications })
    for (const notification of notifications) this.#outbox.post(notification)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
