import { randomUUID } from "node:crypto"
import type { GatewayType } from "@voltread/domain/ordering/gateway-type.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { GatewayError } from "../platform/gateway-error.ts"
import { aPaymentRequest } from "../testing/payment-request.ts"
import type { GatewayMessage, WebhookRequest } from "./gateway-message.ts"
import type { TransactionStatus } from "./gateway-transaction.ts"
import type { PaymentGateway, PaymentOutcome, PaymentRequest } from "./payment-gateway.ts"

/** A gateway under test: an adapter connected to a simulator or to the vendor's own sandbox. */
export interface PaymentGatewayTarget {
  readonly gateway: () => PaymentGateway
  /** For a payment that succeeds: reusable, or fetched for each purchase. */
  readonly token: string | ((request: PaymentRequest) => Promise<string>)
  /** If it differs from the gateway's own type, such as a wallet. */
  readonly gatewayType?: GatewayType
  /**
   * For a gateway that takes no payments from the store and finds them by transaction only: makes a payment of `amount`
   * cents, and returns its id.
   */
  readonly comeAbout?: (amount: Cents) => Promise<string>
  /** Cents of a payment that is refunded in parts; 10,000 unless set. */
  readonly amount?: Cents
  /** Pays on the gateway's own page, as the shopper would. Absent: the gateway charges at once. */
  readonly payAtGateway?: (transactionId: string) => Promise<void>
  /** The status of a payment that was made but has not settled; `submitted` unless set. */
  readonly paidStatus?: TransactionStatus
  /** As on the gateway: staff pay its refunds out by hand. */
  readonly givesBackByHand?: boolean
  /** Whether a payment that waits on the gateway's page can be canceled. */
  readonly endsWaiting?: boolean
  /** Whether it can reserve money to be captured later. */
  readonly reserves: boolean
  /** Makes the gateway settle a payment. */
  readonly settle: (transactionId: string) => Promise<void>
  /**
   * Makes a payment whose answer is lost. `arrives`: the gateway carries it out all the same. Absent: cannot be forced.
   */
  readonly payUnanswered?: (
    request: PaymentRequest,
    arrives: boolean,
  ) => Effect.Effect<PaymentOutcome, GatewayError>
  /** The webhook that reports this transaction as settled. */
  readonly settledWebhook: (transactionId: string) => Promise<WebhookRequest>
  /** A webhook with a valid signature and unreadable content. */
  readonly unreadableWebhook: WebhookRequest
}

const run = <A>(effect: Effect.Effect<A, GatewayError>): Promise<A> => Effect.runPromise(effect)

/** What every payment gateway must do. */
export const paymentGatewayContract = (name: string, target: PaymentGatewayTarget): void => {
  describe(`payment gateway contract: ${name}`, () => {
    const { amount = 10_000, comeAbout, payAtGateway, payUnanswered, givesBackByHand = false } = target
    const isPaidBy = comeAbout === undefined
    const request = async (change: Partial<PaymentRequest> = {}): Promise<PaymentRequest> => {
      const asked = aPaymentRequest(change)
      const { token } = target
      return { ...asked, token: typeof token === "string" ? token : await token(asked) }
    }
    /** The status right after a payment. */
    const made = () =>
      target.paidStatus ?? (target.gateway().capturesWhenSent === true ? "authorized" : "submitted")
    const pay = (asked: PaymentRequest) => run(target.gateway().pay(asked))
    const idOf = (outcome: PaymentOutcome): string => {
      if (!("transaction" in outcome)) throw new Error(`nothing was made: ${outcome._tag}`)
      return outcome.transaction.id
    }
    const paid = async (change: Partial<PaymentRequest> = {}): Promise<string> => {
      if (comeAbout !== undefined) return comeAbout(change.amount ?? amount)
      const id = idOf(await pay(await request(change)))
      await payAtGateway?.(id)
      return id
    }
    const settled = async (change: Partial<PaymentRequest> = {}): Promise<string> => {
      const id = await paid(change)
      await target.settle(id)
      return id
    }
    const findByOrder = (orderId: string) => run(target.gateway().findByOrder(orderId))

    it.skipIf(!isPaidBy || payAtGateway !== undefined)(
      "charges or reserves at once and says how much",
      async () => {
        const asked = await request({ amount: 123_456 })
        expect(await pay(asked)).toMatchObject({
          _tag: made() === "authorized" ? "Authorized" : "Settling",
          transaction: {
            orderId: asked.orderId,
            kind: "sale",
            status: made(),
            amount: 123_456,
            currency: "USD",
            gatewayType: target.gatewayType ?? target.gateway().gatewayType,
          },
        })
      },
    )

    it.skipIf(payAtGateway === undefined)(
      "starts a payment that the shopper completes elsewhere",
      async () => {
        const asked = await request({ amount: 123_456 })
        const outcome = await pay(asked)
        expect(outcome).toMatchObject({
          _tag: "Started",
          message: expect.stringMatching(/\w+\.$/),
          transaction: {
            orderId: asked.orderId,
            kind: "sale",
            status: "waiting",
            amount: 123_456,
            paymentUrl: expect.stringMatching(/^https?:\/\//),
          },
        })
        await payAtGateway?.(idOf(outcome))
        expect(await run(target.gateway().find(idOf(outcome)))).toMatchObject({ status: made() })
      },
    )

    it.skipIf(!isPaidBy)(
      "makes the same payment once, however often it is sent, and every answer names it",
      async () => {
        const asked = await request()
        const first = await pay(asked)
        expect(await pay(asked)).toEqual(first)
        expect(await findByOrder(asked.orderId)).toMatchObject([{ id: idOf(first) }])
      },
    )

    it.skipIf(!isPaidBy)("makes the same payment once when many send it at the same time", async () => {
      const asked = await request()
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => pay(asked)))
      for (const { _tag } of outcomes)
        expect(["Settling", "Authorized", "Started", "Unanswered"]).toContain(_tag)
      expect(await findByOrder(asked.orderId)).toHaveLength(1)
    })

    it.skipIf(!isPaidBy)("finds by our reference all that belongs to it, and nothing else", async () => {
      const { orderId } = await request()
      await paid()
      const first = await paid({ orderId, paymentId: `${orderId}:pay:1` })
      const second = await paid({ orderId, paymentId: `${orderId}:pay:2`, amount: 5_100 })
      expect((await findByOrder(orderId)).map(({ id }) => id)).toEqual([first, second])
      expect(await findByOrder(`T-${randomUUID()}`)).toEqual([])
    })

    it("finds one by its id, and says undefined of one that does not exist", async () => {
      const id = await paid()
      expect(await run(target.gateway().find(id))).toMatchObject({ id, status: made() })
      expect(await run(target.gateway().find("nosuchtransaction"))).toBeUndefined()
      expect(await run(target.gateway().find("../escape"))).toBeUndefined()
    })

    it.skipIf(!target.reserves)("reserves money, captures it in part, and not twice", async () => {
      const gateway = target.gateway()
      const reserved = await pay(await request({ capture: false, amount: 10_000 }))
      expect(reserved).toMatchObject({ _tag: "Authorized", transaction: { status: "authorized" } })
      const id = idOf(reserved)
      const capture = (part: number, amount?: number) =>
        run(
          gateway.capture(id, {
            requestId: `${id}:capture:${part}`,
            ...(amount === undefined ? {} : { amount }),
          }),
        )
      const first = await capture(1, 6_000)
      if (gateway.capturesWhenSent === true) {
        expect(first).toMatchObject({
          _tag: "Done",
          transaction: { id, status: "settling", captured: 6_000 },
        })
        // Parcel after parcel, each captured once, and never more than the reserved amount.
        expect(await capture(1, 6_000)).toEqual(first)
        expect(await capture(2, 4_001)).toMatchObject({ _tag: "Refused" })
        expect(await capture(3)).toMatchObject({
          _tag: "Done",
          transaction: { status: "settled", amount: 10_000, captured: 10_000 },
        })
      } else {
        expect(first).toMatchObject({ _tag: "Done", transaction: { id, status: "submitted", amount: 6_000 } })
      }
      expect(await capture(4)).toMatchObject({ _tag: "Refused" })
    })

    it("gives up a part that was never captured, and keeps what is still to be sent", async ({ skip }) => {
      const gateway = target.gateway()
      skip(gateway.capturesWhenSent !== true, "it captures the whole at once")
      const { orderId } = await request()
      const id = await paid({ orderId, amount: 10_000 })
      const release = () =>
        run(gateway.refund(id, { requestId: `${id}:refund:1`, amount: 2_500, unsent: 7_500 }))
      const released = await release()
      expect(released).toMatchObject({
        _tag: "Done",
        transaction: { orderId, kind: "refund", amount: 2_500, refundOf: id },
      })
      expect(await release()).toEqual(released)
      await run(gateway.capture(id, { requestId: `${id}:capture:1`, amount: 5_000 }))
      // A part of the first parcel is refunded: the second parcel's money stays reserved.
      await run(gateway.refund(id, { requestId: `${id}:refund:2`, amount: 1_000, unsent: 2_500 }))
      expect(await run(gateway.find(id))).toMatchObject({
        status: "settling",
        captured: 5_000,
        refunded: 1_000,
      })
      await run(gateway.capture(id, { requestId: `${id}:capture:2` }))
      expect(await run(gateway.find(id))).toMatchObject({
        status: "settled",
        amount: 10_000,
        captured: 7_500,
      })
      expect((await findByOrder(orderId)).map(({ kind, amount }) => [kind, amount])).toEqual([
        ["sale", 10_000],
        ["refund", 2_500],
        ["refund", 1_000],
      ])
    })

    it("reserves for longer, where what is reserved runs out", async ({ skip }) => {
      const { extend, find } = target.gateway()
      if (extend === undefined) return skip("what it reserves does not run out")
      const id = await paid()
      const before = await run(find(id))
      expect(await run(extend(id, { requestId: `${id}:extend:1` }))).toMatchObject({ _tag: "Done" })
      const after = await run(find(id))
      expect(Date.parse(after?.expiresAt ?? "")).toBeGreaterThanOrEqual(Date.parse(before?.expiresAt ?? ""))
    })

    it.skipIf(!isPaidBy || givesBackByHand)(
      "cancels before settlement, and refuses to cancel twice",
      async () => {
        const gateway = target.gateway()
        const id = await paid()
        expect(await run(gateway.cancel(id, { requestId: `${id}:cancel:1` }))).toMatchObject({
          _tag: "Done",
          transaction: { id, status: "voided" },
        })
        const again = await run(gateway.cancel(id, { requestId: `${id}:cancel:2` }))
        expect(again).toMatchObject({ _tag: "Refused" })
      },
    )

    it("does not refund yet what has not settled", async ({ skip }) => {
      const gateway = target.gateway()
      skip(gateway.capturesWhenSent === true, "what it has reserved can be given back at any time")
      const id = await paid()
      const refund = () => run(gateway.refund(id, { requestId: `${id}:refund:1` }))
      expect(await refund()).toMatchObject({ _tag: "NotYet" })
      expect(gateway.givesBackByHand ?? false).toBe(givesBackByHand)
      await target.settle(id)
      expect(await refund()).toMatchObject({ _tag: givesBackByHand ? "ByHand" : "Done" })
    })

    it.skipIf(givesBackByHand)("refunds in parts up to the whole and not a cent more", async () => {
      const gateway = target.gateway()
      const { orderId } = await request()
      const id = await settled({ orderId, amount })
      const refund = (number: number, part?: number) =>
        run(
          gateway.refund(id, {
            requestId: `${id}:refund:${number}`,
            ...(part === undefined ? {} : { amount: part }),
          }),
        )
      const [part, rest] = [amount / 4, amount - amount / 4]
      expect(await refund(1, part)).toMatchObject({
        _tag: "Done",
        transaction: { orderId: isPaidBy ? orderId : null, kind: "refund", amount: part, refundOf: id },
      })
      expect(await refund(2, rest + 1)).toMatchObject({ _tag: "Refused" })
      // A gateway that takes no payments from the store need not know the remainder.
      expect(await refund(3, isPaidBy ? undefined : rest)).toMatchObject({
        _tag: "Done",
        transaction: { amount: rest },
      })
      expect(await refund(4, 1)).toMatchObject({ _tag: "Refused" })
    })

    it.skipIf(givesBackByHand)("makes the same refund once, however often it is sent", async () => {
      const { orderId } = await request()
      const id = await settled({ orderId, amount })
      const part = amount / 2
      const refund = (number: number) =>
        run(target.gateway().refund(id, { requestId: `${id}:refund:${number}`, amount: part }))
      const first = await refund(1)
      expect(first._tag).toBe("Done")
      expect(await refund(1)).toEqual(first)
      if (isPaidBy)
        expect((await findByOrder(orderId)).filter(({ kind }) => kind === "refund")).toHaveLength(1)
      expect(await refund(2)).toMatchObject({ _tag: "Done" })
    })

    it.skipIf(target.endsWaiting !== true)(
      "ends a payment that the shopper was to complete, and refuses to end one twice",
      async () => {
        const gateway = target.gateway()
        const id = idOf(await pay(await request()))
        expect(await run(gateway.cancel(id, { requestId: `${id}:end` }))).toMatchObject({
          _tag: "Done",
          transaction: { id, status: "voided" },
        })
        expect(await run(gateway.cancel(id, { requestId: `${id}:end:2` }))).toMatchObject({ _tag: "Refused" })
      },
    )

    it("refuses an action on a transaction that does not exist", async () => {
      const gateway = target.gateway()
      const options = { requestId: `${randomUUID()}:1` }
      for (const action of [gateway.capture, gateway.cancel, gateway.refund]) {
        expect(await run(action("nosuchtransaction", options))).toMatchObject({
          _tag: "Refused",
          code: "not-found",
        })
      }
    })

    it.skipIf(payUnanswered === undefined).each([
      [true, 1],
      [false, 0],
    ])(
      "an answer that never comes is Unanswered; our reference tells whether it was made: %s",
      async (arrives, count) => {
        const asked = await request()
        const outcome = payUnanswered === undefined ? undefined : await run(payUnanswered(asked, arrives))
        expect(outcome).toMatchObject({ _tag: "Unanswered", message: expect.stringMatching(/\w+\.$/) })
        expect(await findByOrder(asked.orderId)).toHaveLength(count)
      },
    )

    describe("a webhook", () => {
      const read = (webhook: WebhookRequest) =>
        Effect.runPromise(Effect.result(target.gateway().readWebhook(webhook)))
      const accepted = async (webhook: WebhookRequest) => Result.getOrThrow(await read(webhook))
      const isRefused = async (webhook: WebhookRequest) => Result.isFailure(await read(webhook))

      /** The result of a message: it states a transaction's status, or the gateway is asked for it. */
      const told = async (message: GatewayMessage) => {
        if (message._tag === "TransactionChanged") return message.transaction
        if (message._tag === "TransactionTouched") return run(target.gateway().find(message.transactionId))
        if (message._tag === "ApplicationTouched") return run(target.gateway().find(message.reference))
        throw new Error(`a message about something else: ${message._tag}`)
      }

      it("tells how a transaction stands", async () => {
        const id = await settled()
        const message = await accepted(await target.settledWebhook(id))
        expect(message.at).toMatch(/^\d{4}-\d\d-\d\dT/)
        expect(await told(message)).toMatchObject({ id, kind: "sale", status: "settled" })
      })

      it("has the same event id when it is replayed, and another than any other", async () => {
        const webhook = await target.settledWebhook(await settled())
        const first = await accepted(webhook)
        expect(await accepted(webhook)).toEqual({ ...first, at: expect.any(String) })
        const other = await accepted(await target.settledWebhook(await settled()))
        expect(other.eventId).not.toBe(first.eventId)
      })

      it("is not believed when it is forged: a byte changed, cut short, empty, made up", async () => {
        const genuine = await target.settledWebhook(await settled())
        const middle = Math.floor(genuine.body.length / 2)
        const changed = Uint8Array.from(genuine.body)
        changed[middle] = genuine.body[middle] === 0x41 ? 0x42 : 0x41
        for (const body of [
          changed,
          genuine.body.slice(0, middle),
          new Uint8Array(),
          Buffer.from('{"type":"paid"}'),
        ]) {
          expect(await isRefused({ ...genuine, body })).toBe(true)
        }
      })

      it("is refused, and nothing breaks, when it is signed but cannot be read", async () => {
        expect(await isRefused(target.unreadableWebhook)).toBe(true)
      })
    })
  })
}
