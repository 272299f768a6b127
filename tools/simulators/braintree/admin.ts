import { Result, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { historyRoute, reader, readId } from "../admin.ts"
import type { Gateway } from "./gateway.ts"
import { Status, Transaction } from "./records.ts"
import type { Store } from "./store.ts"

const readQuery = reader(
  Schema.Struct({ orderId: Schema.optional(Schema.String), status: Schema.optional(Status) }),
)
const SETTLEMENTS = ["settle", "settlement_pending", "settlement_confirm", "settlement_decline"] as const
const readSettlement = reader(Schema.Struct({ outcome: Schema.Literals(SETTLEMENTS) }))
/** A merchant's actions in the vendor's control panel, and the expiry of uncaptured money. */
const ENDS = ["voided", "authorization_expired"] as const
const readEnd = reader(Schema.Struct({ status: Schema.Literals(ENDS) }))
/** What its cardholder's bank says of a payment. */
const DISPUTES = ["opened", "won", "lost"] as const
const readDispute = reader(Schema.Struct({ dispute: Schema.Literals(DISPUTES) }))
const readSettings = reader(
  Schema.Struct({
    magicAmounts: Schema.optional(Schema.Boolean),
    settleAfterMs: Schema.optional(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
    lateAnswerMs: Schema.optional(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  }),
)

const summary = (transaction: Transaction) => ({
  id: transaction.id,
  type: transaction.type,
  status: transaction.status,
  amountCents: transaction.amount,
  orderId: transaction.orderId,
  refundOf: transaction.refundOf,
  lastFour: transaction.instrument.lastFour,
  createdAt: new Date(transaction.createdAt).toISOString(),
})

/** `/admin/transactions` is what fault tests compare with the shop's orders: every charge must belong to one. */
export const transactionAdmin = (admin: FastifyInstance, gateway: Gateway, store: Store): void => {
  admin.get("/transactions", async (request) => {
    const { orderId, status } = readQuery(request.query)
    const found = orderId === undefined ? [...store.transactions()] : store.transactionsOfOrder(orderId)
    return {
      transactions: found
        .filter((transaction) => status === undefined || transaction.status === status)
        .map(summary),
    }
  })

  const push = (
    path: string,
    bodies: ReadonlyArray<Readonly<Record<string, unknown>>>,
    act: (
      transaction: Transaction,
      body: unknown,
    ) => Promise<Result.Result<Transaction, { readonly code: string; readonly message: string }>>,
  ) =>
    admin.post(`/transactions/:id/${path}`, { config: { bodies } }, async (request, reply) => {
      const transaction = store.transaction(readId(request.params).id)
      if (transaction === undefined) return reply.code(404).send({ error: "unknown" })
      return Result.match(await act(transaction, request.body), {
        onFailure: ({ code, message }) => reply.code(409).send({ code, error: message }),
        onSuccess: (changed) => reply.send(summary(changed)),
      })
    })
  push(
    "settlement",
    SETTLEMENTS.map((outcome) => ({ outcome })),
    (transaction, body) => gateway.settle(transaction, readSettlement(body).outcome),
  )
  push(
    "end",
    ENDS.map((status) => ({ status })),
    (transaction, body) =>
      readEnd(body).status === "voided"
        ? gateway.cancel(transaction, undefined)
        : gateway.expire(transaction),
  )
  push(
    "dispute",
    DISPUTES.map((dispute) => ({ dispute })),
    async (transaction, body) =>
      Result.succeed(await gateway.dispute(transaction, readDispute(body).dispute)),
  )

  historyRoute(admin, Transaction, (records) =>
    store.commit({ transactions: records.filter(({ id }) => store.transaction(id) === undefined) }),
  )

  admin.get("/settings", async () => gateway.settings)
  admin.put("/settings", async (request) => Object.assign(gateway.settings, readSettings(request.body)))
}
