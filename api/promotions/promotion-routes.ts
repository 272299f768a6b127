import { PromotionsData } from "@voltread/domain/contract/promotion.ts"
import { PromotionCode, PromotionForm } from "@voltread/domain/shared/promotion.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { tapAuditChanges } from "../platform/http/audit-changes.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { addPromotion, changePromotion, listPromotions } from "./promotions.ts"

const LIST = "/api/admin/promotions"

const After = Schema.Struct({
  after: Schema.optionalKey(PromotionCode.annotate({ description: "The last code of the page before." })),
})
const Path = Schema.Struct({ promotionCode: PromotionCode })
const NewPromotion = Schema.Struct({ promotionCode: PromotionCode, ...PromotionForm.fields })
/** `version`: of the promotion that was changed; any other is rejected. */
const ChangedPromotion = Schema.Struct({ version: Schema.Int, ...PromotionForm.fields })

/** Promotions: discounts by code, with their conditions and dates. */
export const promotionRoutes = (app: ShopInstance, run: EffectRunner<CurrentSettings>): void => {
  const config = { access: "manage-prices" } as const
  const tags = ["prices"]
  const done = successResponse(Schema.Null)

  app.get(
    LIST,
    {
      config,
      schema: {
        querystring: After,
        response: successResponse(PromotionsData),
        tags,
        summary: "Promotions by their code, a hundred at a time",
      },
    },
    ({ query }, reply) =>
      respond(
        run,
        reply,
        Effect.all([listPromotions(query.after ?? ""), currentSettings]).pipe(
          Effect.map(([page, { time }]) => success({ ...page, timeZone: time.timeZone })),
        ),
      ),
  )

  app.post(
    LIST,
    { config, schema: { body: NewPromotion, response: done, tags, summary: "Add a promotion" } },
    (request, reply) => {
      const { promotionCode, ...form } = request.body
      return respond(
        run,
        reply,
        addPromotion(promotionCode, form, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Promotion added.")),
        ),
      )
    },
  )

  app.put(
    `${LIST}/:promotionCode`,
    {
      config,
      schema: { params: Path, body: ChangedPromotion, response: done, tags, summary: "Change a promotion" },
    },
    (request, reply) => {
      const { version, ...form } = request.body
      return respond(
        run,
        reply,
        changePromotion(request.params.promotionCode, version, form, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Promotion saved.")),
        ),
      )
    },
  )
}
