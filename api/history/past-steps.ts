import { fold } from "@voltread/domain/decider.ts"
import type { Actor, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect, Result } from "effect"
import { orderAggregate } from "../aggregates/aggregates.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import {
  actorOf,
  type FormerShop,
  orderIdOf,
  placedCommands,
  returnedCommands,
  shippedCommands,
} from "./past-order-commands.ts"
import { instantOf, type PastRecord } from "./past-records.ts"

/** What happened to an order at one time. */
interface PastStep {
  readonly orderId: string
  /** Distinguishes it from the order's other steps. */
  readonly key: string
  readonly at: string
  readonly actor: Actor
  readonly plan: (state: OrderState) => ReadonlyArray<OrderCommand>
}

/** The steps that a record means for its order; `productIdOf` by SKU. */
export const stepsBy =
  (formerShop: FormerShop, productIdOf: (sku: string) => string) =>
  (record: PastRecord): ReadonlyArray<PastStep> => {
    switch (record.type) {
      case "customer":
        return []
      case "order": {
        const orderId = orderIdOf(formerShop, record.number)
        const actor = actorOf(record)
        const [placedAt, shippedAt] = [instantOf(record.placedAt), instantOf(record.shippedAt)]
        const placed = placedCommands(formerShop, record, productIdOf)
        const shipped = shippedCommands(formerShop, record)
        const step = (key: string, at: string, commands: ReadonlyArray<OrderCommand>): PastStep => ({
          orderId,
          key,
          at,
          actor,
          plan: () => commands,
        })
        return placedAt === shippedAt
          ? [step(record.number, placedAt, [...placed, ...shipped])]
          : [step(record.number, placedAt, placed), step(`${record.number} shipped`, shippedAt, shipped)]
      }
      case "return":
        return [
          {
            orderId: orderIdOf(formerShop, record.order),
            key: record.number,
            at: instantOf(record.at),
            actor: SYSTEM,
            plan: (state) => returnedCommands(formerShop, record, state),
          },
        ]
    }
  }

const SYSTEM: Actor = { id: "voltread", name: "Voltread", role: "system" }

/** Answers whether the step is new. */
type CarryOut = (
  step: PastStep,
) => Effect.Effect<boolean, Rejection | TooMuchContention | EventLogUnavailable, CommandHandlers>

const commandIdOf = (formerShop: FormerShop, { key, orderId }: PastStep): string =>
  derivedId(formerShop.id, key, orderId)

/** Stores a step, once. */
export const storing =
  (formerShop: FormerShop): CarryOut =>
  (step) =>
    CommandHandlers.use(({ orders }) =>
      orders.handle(step.orderId, step.plan, {
        commandId: commandIdOf(formerShop, step),
        correlationId: `${formerShop.id}-${step.key}`,
        actor: step.actor,
        now: step.at,
      }),
    ).pipe(Effect.map(({ events }) => events.length > 0))

/** Decides as if earlier steps had been stored, which it keeps in memory. */
export const trying = (formerShop: FormerShop): CarryOut => {
  const states = new Map<string, OrderState>()
  const { decider } = orderAggregate
  return Effect.fnUntraced(function* (step) {
    const { orders } = yield* CommandHandlers
    const { orderId, plan } = step
    if (yield* orders.has(orderId, commandIdOf(formerShop, step))) return false
    let state = states.get(orderId) ?? (yield* orders.load(orderId)).state
    for (const command of plan(state)) {
      const decision = decider.decide(command, state)
      if (Result.isFailure(decision)) return yield* Effect.fail(decision.failure)
      state = fold(decider, decision.success, state)
    }
    states.set(orderId, state)
    return true
  })
}
