import { randomUUID } from "node:crypto"
import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import { sameSecret } from "../access.ts"
import { historyRoute, reader, readId } from "../admin.ts"
import type { SimulatedClock } from "../clock.ts"
import { readQuestion } from "./requests.ts"
import { type Verdict, verdict } from "./scores.ts"
import { Check, RiskScore, type Store } from "./store.ts"

export interface AccountKeys {
  readonly accountId: string
  readonly licenseKey: string
}

const MEDIA = "application/vnd.maxmind.com-minfraud-insights+json; charset=UTF-8; version=2.0"
const ERROR_MEDIA = "application/vnd.maxmind.com-error+json; charset=UTF-8; version=2.0"

const refuse = (reply: FastifyReply, status: number, code: string, error: string) =>
  reply.code(status).type(ERROR_MEDIA).send(JSON.stringify({ code, error }))

/** The vendor's one route: JSON in, JSON out, Basic authentication. */
export const vendorRoutes = (
  app: FastifyInstance,
  {
    clock,
    keys,
    store,
  }: { readonly clock: SimulatedClock; readonly keys: AccountKeys; readonly store: Store },
): void => {
  app.register(
    async (minfraud) => {
      minfraud.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
        if ((error.statusCode ?? 500) >= 500) throw error
        return refuse(reply, 400, "JSON_INVALID", "The request body could not be decoded as JSON.")
      })
      minfraud.addHook("onRequest", async (request, reply) => {
        const { accountId, licenseKey } = credentials(request.headers.authorization)
        if (accountId === "")
          return refuse(reply, 401, "ACCOUNT_ID_REQUIRED", "You have not supplied an account ID.")
        if (licenseKey === "")
          return refuse(reply, 401, "LICENSE_KEY_REQUIRED", "You have not supplied a license key.")
        if (!sameSecret(`${accountId}:${licenseKey}`, `${keys.accountId}:${keys.licenseKey}`))
          return refuse(
            reply,
            401,
            "AUTHORIZATION_INVALID",
            "Your account ID or license key could not be authenticated.",
          )
      })
      minfraud.post("/insights", { config: { operation: "insights" } }, async (request, reply) => {
        const question = readQuestion(request.body)
        if (Result.isFailure(question)) return refuse(reply, 400, "REQUEST_INVALID", question.failure)
        const id = randomUUID()
        const transactionId = question.success.event.transaction_id
        const thought = verdict(question.success, clock.now())
        const set = store.scoreOf(transactionId, question.success.email.address)
        const found = set === undefined ? thought : { ...thought, riskScore: set }
        await store.add({
          id,
          transactionId,
          riskScore: found.riskScore,
          at: clock.now(),
        })
        return reply.type(MEDIA).send(JSON.stringify(answer(id, found)))
      })
    },
    { prefix: "/minfraud/v2.0" },
  )
}

const credentials = (authorization: string | undefined): AccountKeys => {
  const encoded = /^Basic (.+)$/.exec(authorization ?? "")?.[1] ?? ""
  const [accountId = "", licenseKey = ""] = Buffer.from(encoded, "base64").toString().split(":")
  return { accountId, licenseKey }
}

const answer = (id: string, found: Verdict) => ({
  id,
  risk_score: found.riskScore,
  funds_remaining: 25,
  queries_remaining: 5_000,
  ip_address: { risk: found.ipRisk },
  email: {
    first_seen: found.emailFirstSeen,
    is_disposable: found.isDisposable,
    is_free: found.isFree,
    is_high_risk: found.isDisposable,
  },
  billing_address: {
    is_postal_in_city: true,
    is_in_ip_country: found.isInIpCountry,
    distance_to_ip_location: found.distance,
  },
  disposition: { action: found.action, reason: found.action === "accept" ? "default" : "custom_rule" },
  warnings: [],
})

const SCORES = [1, 30, 60, 82, 99].map((riskScore) => ({ riskScore }))

const readScore = reader(Schema.Struct({ riskScore: RiskScore }))
const readScoreOf = reader(Schema.Struct({ about: Schema.NonEmptyString, riskScore: RiskScore }))
const readQuery = reader(Schema.Struct({ transactionId: Schema.optional(Schema.String) }))

/**
 * `/admin/checks`: each answered question; `/admin/scores`: the scores that an operator sets, by the email address or
 * the order in question.
 */
export const checkAdmin = (admin: FastifyInstance, store: Store): void => {
  admin.get("/checks", async (request) => ({ checks: store.checks(readQuery(request.query).transactionId) }))
  admin.post("/checks/:id/next-score", { config: { bodies: SCORES } }, async (request, reply) => {
    const check = store.checks().find(({ id }) => id === readId(request.params).id)
    if (check === undefined) return reply.code(404).send({ error: "unknown" })
    const { riskScore } = readScore(request.body)
    await store.setScore({ about: check.transactionId, setScore: riskScore })
    return reply.code(201).send({ scores: store.scores() })
  })

  admin.get("/scores", async () => ({ scores: store.scores() }))
  const example = { about: "ann@example.com", riskScore: 82 }
  admin.post("/scores", { config: { example } }, async (request, reply) => {
    const { about, riskScore } = readScoreOf(request.body)
    await store.setScore({ about, setScore: riskScore })
    return reply.code(201).send({ scores: store.scores() })
  })
  admin.post("/scores/:id/removal", { config: { bodies: [{}] } }, async (request) => {
    await store.setScore({ about: readId(request.params).id, setScore: null })
    return { scores: store.scores() }
  })
  historyRoute(admin, Check, (records) => store.take(records))
}
