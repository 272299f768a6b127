import { randomUUID } from "node:crypto"
import { join } from "node:path"
import type { Network } from "@voltread/domain/marketing/postback-template.ts"
import { fromDecimal } from "@voltread/domain/shared/money.ts"
import { Option, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { sameSecret } from "../access.ts"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
import { vendorApp } from "../vendor-app.ts"
import { Books, type Entry } from "./books.ts"

interface AffiliateNetworkOptions extends SharedSettings {
  /** 0 for any free one. */
  readonly port: number
  /** The shop's token, for clicks. */
  readonly token: string
}

interface RunningAffiliateNetwork extends RunningSimulator {
  readonly books: Books
}

const ClickBody = Schema.Struct({
  affiliateId: Schema.NonEmptyString,
  subAffiliateId: Schema.NullOr(Schema.String),
  acid: Schema.NullOr(Schema.String),
  clickHash: Schema.NullOr(Schema.String),
  url: Schema.NonEmptyString,
  referrer: Schema.NullOr(Schema.String),
  ip: Schema.NonEmptyString,
  userAgent: Schema.String,
})
const decodeClick = Schema.decodeUnknownOption(ClickBody)

const text = Schema.optionalKey(Schema.String)
const Query = Schema.Struct({
  transaction_id: text,
  r: text,
  click: text,
  amount: text,
  p: text,
  value: text,
  payout: text,
  order: text,
  affiliate: text,
  kind: text,
  postback: text,
  nid: text,
  offer_id: text,
  o: text,
})
const decodeQuery = Schema.decodeUnknownOption(Query)
type Query = typeof Query.Type

const isKind = Schema.is(Schema.Literals(["conversion", "reversal", "addition"]))

const cents = (amount: string | undefined): number | undefined => fromDecimal(amount ?? "0")

/** The result of a call: an entry of the network's books, or an error. */
const readPostback = (network: string, query: Query, required: keyof Query, at: string): Entry | string => {
  const transaction = query.transaction_id ?? query.r ?? query.click ?? ""
  if (query[required] === undefined) return `${required} is missing`
  if (transaction === "") return "Invalid transaction"
  const value = cents(query.amount ?? query.p ?? query.value)
  const payout = cents(query.payout)
  if (value === undefined || payout === undefined) return "Invalid amount"
  const kind = query.kind ?? "conversion"
  if (!isKind(kind)) return "Invalid kind"
  const { order = "", affiliate = "", postback } = query
  // A conversion is identified by its click and order, anything else by the id in the call.
  const key = kind === "conversion" ? `${transaction}:${order}` : (postback ?? randomUUID())
  return { kind, key: `${network}:${key}`, at, network, affiliate, order, transaction, value, payout }
}

type Say = (problem: string | null) => { readonly status: number; readonly body: string }

interface SimulatedNetwork {
  readonly path: string
  readonly required: keyof Query
  readonly say: Say
}

/** How each network accepts a conversion, and how it reports an error (gateways §9). */
const NETWORKS: Readonly<Record<Exclude<Network, "none">, SimulatedNetwork>> = {
  everflow: {
    path: "/everflow/",
    required: "nid",
    say: (problem) => ({ status: problem === null ? 200 : 400, body: problem ?? "" }),
  },
  tune: {
    path: "/tune/aff_lsr",
    required: "offer_id",
    // The status is 200 either way.
    say: (problem) => ({
      status: 200,
      body: problem === null ? "success=true;" : `success=false; err_msg=${problem};`,
    }),
  },
  cake: {
    path: "/cake/p.ashx",
    required: "o",
    say: (problem) => ({ status: problem === null ? 200 : 500, body: problem ?? "" }),
  },
  own: {
    path: "/own/postback",
    required: "order",
    say: (problem) => ({ status: problem === null ? 204 : 422, body: problem ?? "" }),
  },
}

const networkRoutes = (app: FastifyInstance, books: Books, clock: SimulatedClock): void => {
  for (const [network, { path, required, say }] of Object.entries(NETWORKS)) {
    app.get(path, { config: { operation: "postback" } }, async (request, reply) => {
      const query = Option.getOrElse(decodeQuery(request.query), (): Query => ({}))
      const read = readPostback(network, query, required, clock.iso())
      if (typeof read !== "string") await books.book(read)
      const { status, body } = say(typeof read === "string" ? read : null)
      return reply.code(status).type("text/plain").send(body)
    })
  }
}

const trackerRoutes = (app: FastifyInstance, books: Books, clock: SimulatedClock, token: string): void => {
  app.post("/click", { config: { operation: "click" } }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""
    if (!sameSecret(given, token)) return reply.code(401).send({ code: 401, rxId: null })
    const click = Option.getOrUndefined(decodeClick(request.body))
    if (click === undefined) return { code: 400, rxId: null }
    const rxId = randomUUID()
    const { affiliateId, subAffiliateId, clickHash, url } = click
    await books.click({ kind: "click", rxId, at: clock.iso(), affiliateId, subAffiliateId, clickHash, url })
    return { code: 200, rxId }
  })
}

const NO_MESSAGE = { contentType: "text/plain", body: "" }

/** Simulated networks and tracking service: they record clicks, conversions and reversals. */
export const startAffiliateNetwork = async (
  options: AffiliateNetworkOptions,
): Promise<RunningAffiliateNetwork> => {
  const { adminToken, report, token, webhookRetryMs } = options
  const clock = new SimulatedClock()
  const faults = new FaultPlan()
  const stopping = new AbortController()
  const books = await Books.open(join(options.directory, "affiliate-network.jsonl"))
  const outbox = new Outbox({
    // Networks send no webhooks.
    url: undefined,
    clock,
    retryMs: webhookRetryMs,
    build: () => NO_MESSAGE,
    save: async () => undefined,
    report,
  })
  const app = vendorApp({
    name: "affiliate-network",
    bodyLimit: 64 * 1_024,
    faults,
    stopped: stopping.signal,
    report,
  })
  trackerRoutes(app, books, clock, token)
  networkRoutes(app, books, clock)
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) => {
    admin.get("/books", async () => ({
      clicks: books.clicks.map((click) => ({ id: click.rxId, ...click })),
      entries: books.entries().map((entry) => ({ id: entry.key, ...entry })),
      repeated: books.repeated,
    }))
  })
  const close = async () => {
    stopping.abort()
    outbox.stop()
    await app.close()
    await books.close()
  }
  try {
    const url = await app.listen({ host: options.host, port: options.port })
    return { url, adminUrl: `${url}/admin`, books, close }
  } catch (cause) {
    await close()
    throw cause
  }
}
