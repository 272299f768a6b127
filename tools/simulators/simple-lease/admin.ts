import { Result, Schema } from "effect"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { historyRoute, reader } from "../admin.ts"
import type { Lender } from "./lender.ts"
import { Application, Status } from "./records.ts"
import { approve, fund, type LenderSettings, refunded, sign, toStatus } from "./rules.ts"
import type { Store } from "./store.ts"

const readId = reader(Schema.Struct({ uuid: Schema.String }))
const readQuery = reader(Schema.Struct({ orderRef: Schema.optional(Schema.String) }))
const readStatus = reader(Schema.Struct({ status: Status, message: Schema.optional(Schema.String) }))
const milliseconds = Schema.optional(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)))
const readSettings = reader(
  Schema.Struct({ decideAfterMs: milliseconds, fundAfterMs: milliseconds, lateAnswerMs: milliseconds }),
)

type Push = ReturnType<typeof readStatus>

const summary = (application: Application) => ({
  uuid: application.uuid,
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

const pushed = (application: Application, { message, status }: Push, now: number): Application =>
  status === "APPROVED" && application.approvedAmount === null
    ? approve(application, "PUSHED", message ?? "Approved.", now)
    : toStatus({ ...application, decideAt: null }, status, "PUSHED", message ?? `Now ${status}.`, now)

/** The lender's books, and what an operator may do to them. */
export const applicationAdmin = (admin: FastifyInstance, lender: Lender, store: Store): void => {
  const act =
    (
      rule: (
        application: Application,
        request: FastifyRequest,
        now: number,
      ) => Result.Result<Application, unknown>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const application = store.application(readId(request.params).uuid)
      if (application === undefined) return reply.code(404).send({ error: "unknown" })
      const changed = await lender.change(application, { key: undefined, asked: [] }, (current, now) =>
        Result.mapError(rule(current, request, now), () => ({
          status: 409,
          code: "not_now",
          message: "not now",
        })),
      )
      return Result.isSuccess(changed)
        ? reply.send(summary(changed.success))
        : reply.code(409).send(changed.failure)
    }

  admin.get("/applications", async (request) => {
    const { orderRef } = readQuery(request.query)
    const found = orderRef === undefined ? [...store.applications()] : store.applicationsOf(orderRef)
    return { applications: found.map(summary) }
  })
  admin.post(
    "/applications/:uuid/status",
    act((application, request, now) => Result.succeed(pushed(application, readStatus(request.body), now))),
  )
  admin.post(
    "/applications/:uuid/signature",
    act((application, _, now) => sign(application, now)),
  )
  admin.post(
    "/applications/:uuid/funding",
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
