import { fromDecimal, toDecimal } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import { sameSecret } from "../access.ts"
import { COINS, coinOf, coins, unitsFor } from "../coin-vendor/coins.ts"
import { type Invoice, missing, received } from "./invoice.ts"
import type { InvoiceRequest, Plisio } from "./plisio.ts"

/** The vendor's minimum in any coin, in cents. */
const MIN_AMOUNT = 100
const EXPIRE_MINUTES = { least: 10, most: 24 * 60, otherwise: 60 }

const Query = Schema.Record(Schema.String, Schema.String)
type Query = typeof Query.Type
const readQuery = Schema.decodeUnknownSync(Query)
const readId = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))

const refuse = (reply: FastifyReply, status: number, name: string, message: string, code: number) =>
  reply.code(status).send({ status: "error", data: { name, message, code } })

const success = (reply: FastifyReply, data: unknown) => reply.send({ status: "success", data })

/** The vendor's own routes: GET throughout, the key in the query. */
export const vendorRoutes = (app: FastifyInstance, { plisio, secretKey, invoiceUrl }: VendorRoutes): void => {
  app.register(
    async (vendor) => {
      vendor.addHook("onRequest", async (request, reply) => {
        const given = readQuery(request.query).api_key ?? ""
        if (!sameSecret(given, secretKey)) return refuse(reply, 401, "Unauthorized", "Wrong API key", 101)
      })

      vendor.get("/invoices/new", { config: { operation: "create" } }, async (request, reply) => {
        const query = readQuery(request.query)
        const asked = readInvoice(query)
        if (Result.isFailure(asked)) {
          return refuse(reply, 422, "Unprocessable entity", JSON.stringify(asked.failure), 105)
        }
        const known = plisio.byOrderNumber(asked.success.orderNumber)
        if (known !== undefined && query.return_existing !== "true") {
          const message = JSON.stringify({ order_number: "Order number has been used already" })
          return refuse(reply, 422, "Unprocessable entity", message, 105)
        }
        const invoice = known ?? (await plisio.create(asked.success))
        return invoice === undefined
          ? refuse(reply, 500, "Internal error", "No rate for this currency", 110)
          : success(reply, {
              txn_id: invoice.id,
              invoice_url: invoiceUrl(invoice.id),
              invoice_total_sum: coins(invoice.units),
            })
      })

      vendor.get("/operations", { config: { operation: "search" } }, async (request, reply) => {
        const found = await plisio.search(readQuery(request.query).search ?? "")
        const operations = found.map((invoice) => operation(invoice, invoiceUrl)).reverse()
        return success(reply, { operations, _meta: { totalCount: operations.length, pageCount: 1 } })
      })

      vendor.get("/operations/:id", { config: { operation: "find" } }, async (request, reply) => {
        const invoice = await plisio.find(readId(request.params).id)
        return invoice === undefined
          ? refuse(reply, 404, "Not found", "Operation not found", 104)
          : success(reply, operation(invoice, invoiceUrl))
      })

      vendor.get("/currencies/USD", { config: { operation: "currencies" } }, async (_request, reply) =>
        success(
          reply,
          COINS.map((coin) => ({
            cid: coin.id,
            name: coin.name,
            rate_usd: coins(unitsFor(coin, 100)),
            precision: 8,
            min_sum_in: coins(unitsFor(coin, MIN_AMOUNT)),
            hidden: 0,
          })),
        ),
      )
    },
    { prefix: "/api/v1" },
  )
}

interface VendorRoutes {
  readonly plisio: Plisio
  readonly secretKey: string
  readonly invoiceUrl: (id: string) => string
}

/** The request, or its errors by field. */
const readInvoice = (query: Query): Result.Result<InvoiceRequest, Readonly<Record<string, string>>> => {
  const errors: Record<string, string> = {}
  const required = (name: string): string => {
    const value = query[name] ?? ""
    if (value === "") errors[name] = `${name} cannot be blank`
    return value
  }
  const orderNumber = required("order_number")
  const orderName = required("order_name")
  const currency = required("currency")
  const coin = coinOf(currency)
  if (coin === undefined) errors.currency ??= "Currency is not supported"
  const sourceAmount = fromDecimal(query.source_amount ?? "")
  if (query.source_currency !== "USD") errors.source_currency = "Currency is not supported"
  if (sourceAmount === undefined) errors.source_amount = "Amount must be a number"
  else if (sourceAmount < MIN_AMOUNT) errors.amount = "The amount is below the minimum"
  const expireMinutes = Number(query.expire_min ?? EXPIRE_MINUTES.otherwise)
  if (
    !Number.isInteger(expireMinutes) ||
    expireMinutes < EXPIRE_MINUTES.least ||
    expireMinutes > EXPIRE_MINUTES.most
  )
    errors.expire_min = "Expiry is out of range"
  if (coin === undefined || sourceAmount === undefined || Object.keys(errors).length > 0)
    return Result.fail(errors)
  const callback = query.callback_url ?? ""
  return Result.succeed({
    orderNumber,
    orderName,
    email: query.email ?? null,
    coin: currency,
    allowed: (query.allowed_psys_cids ?? currency).split(","),
    sourceAmount,
    expireMinutes,
    callbackSearch: URL.canParse(callback) ? new URL(callback).search : "",
    successUrl: query.success_invoice_url ?? null,
    failUrl: query.fail_invoice_url ?? null,
  })
}

const seconds = (at: number): number => Math.floor(at / 1_000)

/** An invoice in the vendor's JSON. */
export const operation = (invoice: Invoice, invoiceUrl: VendorRoutes["invoiceUrl"]) => ({
  id: invoice.id,
  type: "invoice",
  status: invoice.status,
  psys_cid: invoice.coin,
  currency: invoice.coin,
  source_currency: "USD",
  amount: coins(received(invoice)),
  pending_sum: coins(missing(invoice)),
  params: {
    order_number: invoice.orderNumber,
    order_name: invoice.orderName,
    source_amount: toDecimal(invoice.sourceAmount),
    source_currency: "USD",
    currency: invoice.coin,
    amount: coins(invoice.units),
  },
  tx: invoice.payments.map(({ txid, units, isConfirmed }) => ({
    txid,
    value: coins(units),
    confirmations: isConfirmed ? 3 : 0,
    processed: isConfirmed,
  })),
  parent_id: invoice.parentId,
  child_ids: invoice.childId === null ? [] : [invoice.childId],
  invoice_url: invoiceUrl(invoice.id),
  created_at_utc: seconds(invoice.createdAt),
  expire_at_utc: seconds(invoice.expiresAt),
})
