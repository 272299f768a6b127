import { MAX_ORDERS_IN_BULK } from "@voltread/domain/contract/order-bulk-limit.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import type { Difference } from "@voltread/domain/shared/difference.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import { orderNumbers } from "@voltread/projections/ordering/order-list-query.ts"
import { Effect, Result, Schema } from "effect"
import type { Intent } from "../platform/commands/aggregate.ts"
import { CommandId } from "../platform/commands/command-id.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { isServerFailure, toProblem } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { commandOrder } from "./command-order.ts"
import { NoteInput, StatusInput } from "./staff-command-input.ts"

const CONCURRENCY = 4

/** One change to many orders. Sending it again with the same `commandId` changes nothing. */
export const BulkForm = Schema.Struct({
  commandId: CommandId,
  orderIds: Schema.NonEmptyArray(Id).check(Schema.isMaxLength(MAX_ORDERS_IN_BULK)),
  change: Schema.Union([
    Schema.Struct({ type: Schema.Literal("status"), ...StatusInput.fields }),
    Schema.Struct({ type: Schema.Literal("note"), ...NoteInput.fields }),
  ]),
})
export type BulkForm = typeof BulkForm.Type

const commandOf = (change: BulkForm["change"], commandId: string): OrderCommand => {
  switch (change.type) {
    case "status":
      return { type: "ChangeStatus", to: change.status, reason: change.reason }
    case "note":
      return {
        type: "AddCustomNotes",
        note: { noteId: commandId, subject: change.subject, body: change.body },
      }
  }
}

/** Changes each order independently: one that rejects the change does not affect the others. */
export const changeOrders = (
  { commandId, orderIds, change }: BulkForm,
  intentOf: (commandId: string) => Intent,
) =>
  Effect.forEach(
    [...new Set(orderIds)],
    (orderId) => {
      const own = derivedId("bulk", commandId, orderId)
      return commandOrder({
        orderId,
        input: Result.succeed(commandOf(change, own)),
        intent: intentOf(own),
      }).pipe(
        Effect.map(({ success, message }) => ({ orderId, isDone: success, isUnknown: false, message })),
        Effect.catch((failure) => {
          const { code, message } = toProblem(failure)
          return Effect.succeed({ orderId, isDone: false, isUnknown: isServerFailure(code), message })
        }),
      )
    },
    { concurrency: CONCURRENCY },
  )

type BulkOutcome = Effect.Success<ReturnType<typeof changeOrders>>[number]

const doneInWords = (change: BulkForm["change"]): string =>
  change.type === "note" ? "note added" : ORDER_STATUS_TABLE[change.status].label

const notDoneInWords = ({ isUnknown, message }: BulkOutcome): string =>
  `${isUnknown ? "not known" : "refused"}: ${message}`

/** The entries for the audit log: each order's number with its outcome. The text of a note is left out. */
export const bulkDifferences = ({ change }: BulkForm, outcomes: ReadonlyArray<BulkOutcome>) =>
  queryReadModel((db) =>
    orderNumbers(
      db,
      outcomes.map(({ orderId }) => orderId),
    ),
  ).pipe(
    Effect.map((numbers) =>
      outcomes.map(
        (outcome): Difference => ({
          what: numbers.get(outcome.orderId) ?? outcome.orderId,
          before: null,
          after: outcome.isDone ? doneInWords(change) : notDoneInWords(outcome),
        }),
      ),
    ),
  )
