import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sameSecret } from "../access.ts"
import type { SimulatedClock } from "../clock.ts"
import {
  clientTokenDocument,
  disputesDocument,
  notPaidDocument,
  refusalDocument,
  searchIdsDocument,
  searchPageDocument,
  transactionDocument,
} from "./answers.ts"
import { searchDisputes } from "./dispute-search.ts"
import type { Gateway } from "./gateway.ts"
import type { Transaction } from "./records.ts"
import { type ActionRequest, readAction, readSale } from "./requests.ts"
import type { Refusal, Settlement } from "./rules.ts"
import { search } from "./search.ts"
import type { Store } from "./store.ts"

export interface MerchantKeys {
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
}

const pageSize = 50
const readPage = Schema.decodeUnknownSync(
  Schema.Struct({ page: Schema.FiniteFromString.check(Schema.isGreaterThanOrEqualTo(1)) }),
)
const readParams = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))

/** The vendor's own routes: JSON in, XML out, Basic authentication. */
export const vendorRoutes = (
  app: FastifyInstance,
  parts: {
    readonly gateway: Gateway
    readonly store: Store
    readonly clock: SimulatedClock
    readonly keys: MerchantKeys
  },
): void => {
  const { clock, gateway, keys, store } = parts
  const expected = `Basic ${Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString("base64")}`

  const xml = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).type("application/xml; charset=utf-8").send(body)
  const missing = (reply: FastifyReply) => reply.code(404).send("")

  const answer = (reply: FastifyReply, created: number, result: Result.Result<Transaction, Refusal>) =>
    Result.match(result, {
      onFailure: (refusal) => xml(reply, 422, refusalDocument(refusal)),
      onSuccess: (transaction) => {
        switch (transaction.status) {
          case "processor_declined":
          case "gateway_rejected":
          case "failed":
            return xml(reply, 422, notPaidDocument(transaction, clock))
          default:
            return xml(reply, created, transactionDocument(transaction, clock))
        }
      },
    })

  const action =
    (
      status: number,
      carryOut: (
        transaction: Transaction,
        request: ActionRequest,
      ) => Promise<Result.Result<Transaction, Refusal>>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const read = readAction(request.body)
      if (Result.isFailure(read)) return xml(reply, 422, refusalDocument(read.failure))
      const transaction = store.transaction(readParams(request.params).id)
      if (transaction === undefined) return missing(reply)
      return answer(reply, status, await carryOut(transaction, read.success))
    }

  app.register(
    async (merchant) => {
      merchant.addHook("onRequest", async (request, reply) => {
        if (!sameSecret(request.headers.authorization ?? "", expected)) return reply.code(401).send("")
      })

      merchant.post("/client_token", { config: { operation: "clientToken" } }, async (_request, reply) => {
        const token = {
          version: 2,
          environment: "development",
          merchantId: keys.merchantId,
          authorizationFingerprint: `simulated|created_at=${clock.iso()}`,
        }
        return xml(reply, 201, clientTokenDocument(Buffer.from(JSON.stringify(token)).toString("base64")))
      })

      merchant.post("/transactions", { config: { operation: "sale" } }, async (request, reply) => {
        const sale = readSale(request.body)
        if (Result.isFailure(sale)) return xml(reply, 422, refusalDocument(sale.failure))
        return answer(reply, 201, await gateway.sale(sale.success))
      })

      merchant.get("/transactions/:id", { config: { operation: "find" } }, async (request, reply) => {
        const transaction = store.transaction(readParams(request.params).id)
        return transaction === undefined
          ? missing(reply)
          : xml(reply, 200, transactionDocument(transaction, clock))
      })

      merchant.put(
        "/transactions/:id/submit_for_settlement",
        { config: { operation: "submitForSettlement" } },
        action(200, (transaction, { amount, requestKey }) => gateway.submit(transaction, amount, requestKey)),
      )
      merchant.put(
        "/transactions/:id/void",
        { config: { operation: "void" } },
        action(200, (transaction, { requestKey }) => gateway.cancel(transaction, requestKey)),
      )
      merchant.post(
        "/transactions/:id/refund",
        { config: { operation: "refund" } },
        action(201, (transaction, { amount, requestKey }) => gateway.refund(transaction, amount, requestKey)),
      )

      const settlements: ReadonlyArray<Settlement> = [
        "settle",
        "settlement_pending",
        "settlement_confirm",
        "settlement_decline",
      ]
      for (const settlement of settlements) {
        merchant.put(
          `/transactions/:id/${settlement}`,
          { config: { operation: "testing" } },
          action(200, (transaction) => gateway.settle(transaction, settlement)),
        )
      }

      // The SDK calls twice: for all ids, then for the transactions of one page of them.
      for (const path of ["advanced_search_ids", "advanced_search"]) {
        merchant.post(
          `/transactions/${path}`,
          { config: { operation: "search" } },
          async (request, reply) => {
            const found = search(store, request.body)
            if (Result.isFailure(found)) return reply.code(400).send(found.failure)
            const document =
              path === "advanced_search"
                ? searchPageDocument(found.success.slice(0, pageSize), clock)
                : searchIdsDocument(
                    found.success.map(({ id }) => id),
                    pageSize,
                  )
            return xml(reply, 200, document)
          },
        )
      }

      merchant.post(
        "/disputes/advanced_search",
        { config: { operation: "disputeSearch" } },
        async (request, reply) => {
          const found = searchDisputes(store, clock, request.body)
          if (Result.isFailure(found)) return reply.code(400).send(found.failure)
          const { page } = readPage(request.query)
          return xml(reply, 200, disputesDocument(found.success, page, pageSize, clock))
        },
      )
    },
    { prefix: `/merchants/${keys.merchantId}` },
  )
}
