import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { historyRoute, reader, readId } from "../admin.ts"
import type { Lender } from "./lender.ts"
import { pushed, type StatusPush } from "./push.ts"
import { Application, Status } from "./records.ts"
import { endContract, fund, type LenderSettings, type Refusal, refunded, sign } from "./rules.ts"
import type { Store } from "./store.ts"

const readQuery = reader(Schema.Struct({ orderRef: Schema.optional(Schema.String) }))
const readStatus = reader(
  Schema.Struct({
    status: Status,
    by: Schema.optional(Schema.Literal("second lender")),
    message: Schema.optional(Schema.String),
  }),
)
const milliseconds = Schema.optional(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)))
const readSettings = reader(
  Schema.Struct({ decideAfterMs: milliseconds, fundAfterMs: milliseconds, lateAnswerMs: milliseconds }),
)

const PUSHES: ReadonlyArray<StatusPush> = [
  ...Status.literals.map((status) => ({ status })),
  { status: "APPROVED", by: "second lender" },
]

const summary = (application: Application) => ({
  id: application.uuid,
  orderRef: application.orderRef,
  status: application.status,
  approvedCents: application.approvedAmount,
  leaseId: application.lease?.leaseId ?? null,
  signPath: application.lease === null ? null : `/sign/${application.lease.token}`,
  financedCents: application.lease?.total ?? null,
  fundedCents: application.funding?.amount ?? null,
  feeCents: application.funding?.fee ?? null,
  refundedCents: refunded(application),
  delivered: application.delivered,
  returned: application.returned,
  history: application.history,
})

/** The lender's books, and the operator's actions on them. */
export const applicationAdmin = (admin: FastifyInstance, lender: Lender, store: Store): void => {
  const act =
    (
      rule: (
        application: Application,
        request: FastifyRequest,
        now: number,
      ) => Result.Result<Application, Refusal>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const application = store.application(readId(request.params).id)
      if (application === undefined) return reply.code(404).send({ error: "unknown" })
      const changed = await lender.change(application, { key: undefined, asked: [] }, (current, now) =>
        rule(current, request, now),
      )
      return Result.match(changed, {
        onFailure: ({ code, message }) => reply.code(409).send({ code, error: message }),
        onSuccess: (after) => reply.send(summary(after)),
      })
    }

  admin.get("/applications", async (request) => {
    const { orderRef } = readQuery(request.query)
    const found = orderRef === undefined ? [...store.applications()] : store.applicationsOf(orderRef)
    return { applications: found.map(summary) }
  })
  admin.post(
    "/applications/:id/status",
    { config: { bodies: PUSHES.map((push) => ({ ...push })) } },
    act((application, request, now) => pushed(application, readStatus(request.body), now)),
  )
  admin.post(
    "/applications/:id/signature",
    { config: { bodies: [{}] } },
    act((application, _, now) => sign(application, now)),
  )
  admin.post(
    "/applications/:id/contract-end",
    { config: { bodies: [{}] } },
    act((application) => endContract(application)),
  )
  admin.post(
    "/applications/:id/funding",
    { config: { bodies: [{}] } },
    act((application, _, now) => Result.succeed(fund(application, now))),
  )

  historyRoute(admin, Application, async (records) => {
    const unknown = records.filter(({ uuid }) => store.application(uuid) === undefined)
    await Promise.all(unknown.map((application) => store.commit({ application })))
  })

  admin.get("/settings", async () => lender.settings)
  admin.put("/settings", async (request) =>
    Object.assign<LenderSettings, object>(lender.settings, readSettings(request.body)),
  )
}
