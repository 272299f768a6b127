import { VisitData, VisitRequest } from "@voltread/domain/contract/visit.ts"
import { Effect } from "effect"
import type { FastifyRequest } from "fastify"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { intentOf } from "../platform/http/intent.ts"
import { networkOf, plainAddress } from "../platform/http/network-address.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import type { ClickTracker } from "./click-tracker.ts"
import { keepClick } from "./clicks.ts"
import { consentAnswer, recordVisit, type Visitor, visitFacts } from "./record-visit.ts"
import { VisitBudget } from "./visit-budget.ts"
import type { VisitorCountry } from "./visitor-country.ts"

interface VisitRouteOptions {
  readonly config: Config
  readonly run: EffectRunner<ClickTracker>
  readonly countryOf: VisitorCountry
}

/** Records visits and where they come from: sessions, and the clicks of affiliates. */
export const visitRoutes = (app: ShopInstance, { config, run, countryOf }: VisitRouteOptions): void => {
  const budget = new VisitBudget()
  const shopHost = new URL(config.publicUrl).hostname

  const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
    userAgent: headers["user-agent"] ?? "",
    country: countryOf(plainAddress(ip)),
    hasPrivacyControl: headers["sec-gpc"] === "1",
  })

  app.post(
    "/api/visits",
    {
      config: { access: "browse", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        body: VisitRequest,
        response: successResponse(VisitData),
        tags: ["marketing"],
        summary: "Tell that a visit began, where, and where it comes from",
      },
    },
    (request, reply) => {
      const { body } = request
      const visitor = visitorOf(request)
      const facts = visitFacts(body, visitor, shopHost)
      const recorded = budget.take(networkOf(request.ip))
        ? keepClick(facts, visitor, { ip: plainAddress(request.ip), origin: config.publicUrl }).pipe(
            Effect.andThen(recordVisit(facts, intentOf(request, body.visitId))),
          )
        : Effect.logWarning("Visits of one network are no longer recorded today")
      return respond(run, reply, Effect.as(recorded, success(consentAnswer(body, visitor))))
    },
  )
}
