import type { Decider } from "@voltread/domain/decider.ts"
import { fold } from "@voltread/domain/decider.ts"
import type { Actor, RecordedEvent } from "@voltread/domain/event.ts"
import { loan } from "@voltread/domain/loans/application.ts"
import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { type VisitBegan, type VisitParameters, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { aVisit } from "@voltread/domain/marketing/visit-examples.ts"
import { cart } from "@voltread/domain/ordering/cart.ts"
import { cartCodec } from "@voltread/domain/ordering/cart-codec.ts"
import type { CartCommand } from "@voltread/domain/ordering/cart-event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import type { EventCodec } from "@voltread/domain/shared/event-codec.ts"
import { cartStream, loanStream, orderStream, visitStream } from "@voltread/domain/stream.ts"
import { Result } from "effect"
import { MemoryLog } from "./memory-log.ts"

export const SHOPPER: Actor = { id: "ada@example.com", name: "Ada Byron", role: "customer" }
export const SUPPORT: Actor = { id: "sam@voltread.example", name: "Sam Support", role: "customersupport" }

const SECOND = 1_000

/** Runs commands through the domain's own rules into a log, a minute apart by default. */
export class History {
  readonly log = new MemoryLog()
  /** The time of the next command; UTC. */
  now = new Date("2026-03-01T10:00:00.000Z")
  actor: Actor = SHOPPER
  private commands = 0

  /** The events of the command; none if it was rejected. */
  order(orderId: string, command: OrderCommand): ReadonlyArray<RecordedEvent> {
    return this.handle(orderStream(orderId), orderWithReactions, orderCodec, command)
  }

  cart(cartId: string, command: CartCommand): ReadonlyArray<RecordedEvent> {
    return this.handle(cartStream(cartId), cart, cartCodec, command)
  }

  loan(loanId: string, command: LoanCommand): ReadonlyArray<RecordedEvent> {
    return this.handle(loanStream(loanId), loan, loanCodec, command)
  }

  visit(
    visitId: string,
    parameters: VisitParameters,
    change: Partial<VisitBegan> = {},
  ): ReadonlyArray<RecordedEvent> {
    const data = { ...aVisit({ visitId, parameters }), ...change }
    return this.store(visitStream(visitId), visitCodec, [{ type: "VisitBegan", data }])
  }

  /** The tracking service's answer to the click. */
  clickReported(visitId: string, rxId: string | null): ReadonlyArray<RecordedEvent> {
    const data = { code: 200, rxId, reportedAt: this.now.toISOString() }
    return this.store(visitStream(visitId), visitCodec, [{ type: "VisitClickReported", data }])
  }

  at(instant: string): this {
    this.now = new Date(instant)
    return this
  }

  by(actor: Actor): this {
    this.actor = actor
    return this
  }

  private handle<State, Command, Event, Rejection>(
    stream: string,
    decider: Decider<State, Command, Event, Rejection>,
    codec: EventCodec<Event>,
    command: Command,
  ): ReadonlyArray<RecordedEvent> {
    const known = this.log.events.filter((event) => event.stream === stream)
    const state = fold(decider, known.map(codec.decodeOrThrow))
    const decided = Result.getOrElse(decider.decide(command, state), (): ReadonlyArray<Event> => [])
    return this.store(stream, codec, decided)
  }

  private store<Event>(stream: string, codec: EventCodec<Event>, decided: ReadonlyArray<Event>) {
    this.commands += 1
    const commandId = `command-${this.commands}`
    const at = this.now.toISOString()
    this.now = new Date(this.now.getTime() + 60 * SECOND)
    return this.log.append(
      stream,
      decided.map((event, index) => ({
        ...codec.encode(event),
        id: `${commandId}-${index}`,
        metadata: {
          correlationId: `request-${this.commands}`,
          causationId: commandId,
          actor: this.actor,
          at,
        },
      })),
    )
  }
}
