import { DashboardData, MissingMoneyData, PayoutsData } from "@voltread/domain/contract/dashboard.ts"
import { missingMoneyPage } from "@voltread/projections/ordering/missing-money.ts"
import { payoutPage } from "@voltread/projections/reports/payouts.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { dollars } from "../platform/graphql/money.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { dashboard } from "./dashboard.ts"

const Page = Schema.Struct({ after: Schema.optionalKey(AFTER) })

/** The admins' dashboard, and the lists behind it that no other page has. */
export const dashboardRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const tags = ["reports"]

  app.get(
    "/api/admin/dashboard",
    {
      config: { access: "read-reports" },
      schema: {
        response: successResponse(DashboardData),
        tags,
        summary: "Today beside the same weekday last week, and what waits for a person",
      },
    },
    (_, reply) =>
      respond(
        run,
        reply,
        Effect.suspend(() => dashboard(Date.now())).pipe(Effect.map((data) => success(data))),
      ),
  )

  app.get(
    "/api/admin/payouts",
    {
      config: { access: "refund" },
      schema: {
        querystring: Page,
        response: successResponse(PayoutsData),
        tags,
        summary: "Refunds to be paid out by hand, the oldest first",
      },
    },
    ({ query: { after = null } }, reply) =>
      respond(
        run,
        reply,
        queryReadModel((db) => payoutPage(db, after)).pipe(
          Effect.map(({ payouts, nextCursor }) =>
            success({
              payouts: payouts.map((payout) => ({ ...payout, amount: dollars(payout.amount) })),
              nextCursor,
            }),
          ),
        ),
      ),
  )

  app.get(
    "/api/admin/missing-money",
    {
      config: { access: "refund" },
      schema: {
        querystring: Page,
        response: successResponse(MissingMoneyData),
        tags,
        summary: "Orders that count as paid and of which money is missing, the oldest first",
      },
    },
    ({ query: { after = null } }, reply) =>
      respond(
        run,
        reply,
        queryReadModel((db) => missingMoneyPage(db, after)).pipe(
          Effect.map(({ orders, nextCursor }) =>
            success({
              orders: orders.map((order) => ({
                ...order,
                total: dollars(order.total),
                missing: dollars(order.missing),
              })),
              nextCursor,
            }),
          ),
        ),
      ),
  )
}
