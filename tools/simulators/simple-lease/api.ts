import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sameSecret } from "../access.ts"
import type { SimulatedClock } from "../clock.ts"
import { pause } from "../faults.ts"
import { behaviourOf } from "./behaviours.ts"
import type { Lender } from "./lender.ts"
import type { Application } from "./records.ts"
import {
  cents,
  readApplication,
  readCancel,
  readCart,
  readDelivery,
  readRefund,
  readReturn,
} from "./requests.ts"
import { cancel, deliver, drawUp, type Refusal, reduce, takeBack } from "./rules.ts"
import type { Store } from "./store.ts"
import { toContract, toWire } from "./wire.ts"

const readParams = Schema.decodeUnknownSync(Schema.Struct({ uuid: Schema.String }))
const readQuery = Schema.decodeUnknownSync(Schema.Struct({ orderRef: Schema.optional(Schema.String) }))
const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers["idempotency-key"]
  return typeof key === "string" && key !== "" ? key : undefined
}

interface Parts {
  readonly lender: Lender
  readonly store: Store
  readonly clock: SimulatedClock
  readonly apiKey: string
  readonly stopped: AbortSignal
  /** The address of the page on which a contract is signed, for browsers. */
  readonly signUrl: (token: string) => string
}

/** The lender's own routes: JSON, amounts as decimal strings, a bearer token, `Idempotency-Key` on all changes. */
export const lenderRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { apiKey, lender, stopped, store } = parts
  const wire = (application: Application) => toWire(application, parts)

  const fail = (reply: FastifyReply, { status, code, message }: Refusal) =>
    reply.code(status).send({ error: { code, message } })
  const missing = (reply: FastifyReply) =>
    reply.code(404).send({ error: { code: "not_found", message: "There is no such application." } })

  /** A call that changes one application: reads the body, applies the rule, and answers with the application. */
  const change =
    <A>(
      read: (body: unknown) => Result.Result<A, Refusal>,
      rule: (asked: A, application: Application, now: number) => Result.Result<Application, Refusal>,
      answered: (application: Application) => object | null = wire,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = read(request.body)
      if (Result.isFailure(asked)) return fail(reply, asked.failure)
      const application = store.application(readParams(request.params).uuid)
      if (application === undefined) return missing(reply)
      const call = { key: keyOf(request), asked: [request.routeOptions.url, asked.success] }
      const answer = await lender.change(application, call, (current, now) =>
        rule(asked.success, current, now),
      )
      return Result.isSuccess(answer) ? reply.send(answered(answer.success)) : fail(reply, answer.failure)
    }

  app.register(
    async (routes) => {
      routes.addHook("onRequest", async (request, reply) => {
        if (!sameSecret(request.headers.authorization ?? "", `Bearer ${apiKey}`))
          return reply.code(401).send({ error: { code: "unauthorized", message: "The key is not valid." } })
      })

      routes.post("/applications", { config: { operation: "apply" } }, async (request, reply) => {
        const read = readApplication(request.body)
        if (Result.isFailure(read)) return fail(reply, read.failure)
        const { amountRequested, applicant, orderRef, product, returnUrl } = read.success
        const behaviour = behaviourOf(applicant.ssn)
        const applicantName = `${applicant.firstName} ${applicant.lastName}`
        const asked = {
          orderRef,
          product,
          returnUrl,
          applicantName,
          behaviour,
          amountRequested: cents(amountRequested),
        }
        const answer = await lender.apply(asked, keyOf(request))
        if (Result.isFailure(answer)) return fail(reply, answer.failure)
        if (behaviour === "answer-late") await pause(lender.settings.lateAnswerMs, stopped)
        return reply.code(201).send(wire(answer.success))
      })

      routes.get("/applications", { config: { operation: "search" } }, async (request) => ({
        applications: store.applicationsOf(readQuery(request.query).orderRef ?? "").map(wire),
      }))

      routes.get("/applications/:uuid", { config: { operation: "find" } }, async (request, reply) => {
        const application = store.application(readParams(request.params).uuid)
        return application === undefined ? missing(reply) : wire(application)
      })

      routes.get(
        "/applications/:uuid/contract",
        { config: { operation: "contract" } },
        async (request, reply) => {
          const application = store.application(readParams(request.params).uuid)
          const contract = application === undefined ? null : wire(application).contract
          return contract === null
            ? missing(reply)
            : { esignUrl: contract.esignUrl, expiresAt: contract.expiresAt }
        },
      )

      routes.post(
        "/applications/:uuid/cart",
        { config: { operation: "cart" } },
        change(readCart, (cart, current, now) => drawUp(current, cart, now), toContract),
      )
      routes.post(
        "/applications/:uuid/delivery",
        { config: { operation: "delivery" } },
        change(readDelivery, ({ items }, current, now) => deliver(current, items, lender.settings, now)),
      )
      routes.post(
        "/applications/:uuid/return",
        { config: { operation: "return" } },
        change(readReturn, ({ items }, current, now) => takeBack(current, items, now)),
      )
      routes.post(
        "/applications/:uuid/cancel",
        { config: { operation: "cancel" } },
        change(readCancel, ({ items, reason, total }, current, now) =>
          total === undefined
            ? cancel(current, reason, now)
            : reduce(current, { total, left: items }, lender.settings, now),
        ),
      )

      routes.post(
        "/applications/:uuid/refund",
        { config: { operation: "refund" } },
        async (request, reply) => {
          const amount = readRefund(request.body)
          if (Result.isFailure(amount)) return fail(reply, amount.failure)
          const application = store.application(readParams(request.params).uuid)
          if (application === undefined) return missing(reply)
          const made = await lender.refund(application, amount.success, keyOf(request))
          return Result.isSuccess(made)
            ? reply.code(201).send({ id: made.success, amount: toDecimal(amount.success) })
            : fail(reply, made.failure)
        },
      )
    },
    { prefix: "/v1" },
  )
}
