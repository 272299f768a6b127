import { randomUUID } from "node:crypto"
import { AffiliateData, AffiliatesData, NewTokenData } from "@voltread/domain/contract/affiliate.ts"
import {
  AffiliateKey,
  ChangedAffiliate,
  NewAffiliate,
  RollupForm,
  SubAffiliateForm,
  TermsForm,
  TokenForm,
} from "@voltread/domain/marketing/affiliate.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../../platform/effect-runner.ts"
import { noteForAudit, tapAuditChanges } from "../../platform/http/audit-changes.ts"
import { success, successResponse } from "../../platform/http/envelope.ts"
import { respond } from "../../platform/http/reply.ts"
import type { ShopInstance } from "../../platform/http/schema-compiler.ts"
import { userOf } from "../../platform/http/viewer.ts"
import type { CurrentSettings } from "../../settings/current-settings.ts"
import { addAffiliate, changeAffiliate, saveRollup, saveSubAffiliate } from "./change-affiliates.ts"
import { addTerms, endTerms } from "./change-terms.ts"
import { affiliateDetail, listAffiliates } from "./read-affiliates.ts"
import { addToken, madeTokenDifference, revokeToken } from "./tokens.ts"

const Path = Schema.Struct({ affiliateId: AffiliateKey })
const SubPath = Schema.Struct({ affiliateId: AffiliateKey, subAffiliateId: AffiliateKey })
const TermsPath = Schema.Struct({ affiliateId: AffiliateKey, termsId: Schema.String })
const TokenPath = Schema.Struct({ affiliateId: AffiliateKey, tokenId: Schema.String })
const RollupPath = Schema.Struct({ rollupId: AffiliateKey })

const LIST = "/api/admin/affiliates"
const ONE = `${LIST}/:affiliateId`

/** Affiliates, their sub-affiliates and rollups, their terms, and the tokens for their own reports. */
export const affiliateRoutes = (app: ShopInstance, run: EffectRunner<CurrentSettings>): void => {
  const config = { access: "manage-affiliates" } as const
  const tags = ["affiliates"]
  const done = successResponse(Schema.Null)

  app.get(
    LIST,
    {
      config,
      schema: { response: successResponse(AffiliatesData), tags, summary: "All affiliates and rollups" },
    },
    (_, reply) => respond(run, reply, listAffiliates.pipe(Effect.map((data) => success(data)))),
  )

  app.post(
    LIST,
    { config, schema: { body: NewAffiliate, response: done, tags, summary: "Add an affiliate" } },
    (request, reply) => {
      const { affiliateId, ...form } = request.body
      return respond(
        run,
        reply,
        addAffiliate(affiliateId, form, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Affiliate added.")),
        ),
      )
    },
  )

  app.get(
    ONE,
    {
      config,
      schema: {
        params: Path,
        response: successResponse(AffiliateData),
        tags,
        summary: "An affiliate with all that is theirs",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, affiliateDetail(params.affiliateId).pipe(Effect.map((data) => success(data)))),
  )

  app.put(
    ONE,
    {
      config,
      schema: { params: Path, body: ChangedAffiliate, response: done, tags, summary: "Change an affiliate" },
    },
    (request, reply) => {
      const { version, ...form } = request.body
      return respond(
        run,
        reply,
        changeAffiliate(request.params.affiliateId, version, form, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Affiliate saved.")),
        ),
      )
    },
  )

  app.put(
    `${ONE}/subs/:subAffiliateId`,
    {
      config,
      schema: {
        params: SubPath,
        body: SubAffiliateForm,
        response: done,
        tags,
        summary: "Add or change a sub-affiliate",
      },
    },
    (request, reply) => {
      const { affiliateId, subAffiliateId } = request.params
      return respond(
        run,
        reply,
        saveSubAffiliate(affiliateId, subAffiliateId, request.body, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Sub-affiliate saved.")),
        ),
      )
    },
  )

  app.post(
    `${ONE}/terms`,
    {
      config,
      schema: { params: Path, body: TermsForm, response: done, tags, summary: "Add terms from a moment on" },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addTerms(request.params.affiliateId, randomUUID(), request.body, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Terms added.")),
        ),
      ),
  )

  app.delete(
    `${ONE}/terms/:termsId`,
    { config, schema: { params: TermsPath, response: done, tags, summary: "End terms now" } },
    (request, reply) =>
      respond(
        run,
        reply,
        endTerms(request.params.affiliateId, request.params.termsId, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Terms ended.")),
        ),
      ),
  )

  app.post(
    `${ONE}/tokens`,
    {
      config,
      schema: {
        params: Path,
        body: TokenForm,
        response: successResponse(NewTokenData),
        tags,
        summary: "Make a report token",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addToken(request.params.affiliateId, request.body, userOf(request.viewer)).pipe(
          Effect.tap(() => Effect.sync(() => noteForAudit(request, [madeTokenDifference(request.body)]))),
          Effect.map((token) => success({ token })),
        ),
      ),
  )

  app.delete(
    `${ONE}/tokens/:tokenId`,
    { config, schema: { params: TokenPath, response: done, tags, summary: "Revoke a report token" } },
    (request, reply) =>
      respond(
        run,
        reply,
        revokeToken(request.params.affiliateId, request.params.tokenId, userOf(request.viewer)).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Token revoked.")),
        ),
      ),
  )

  app.put(
    "/api/admin/affiliate-rollups/:rollupId",
    {
      config,
      schema: {
        params: RollupPath,
        body: RollupForm,
        response: done,
        tags,
        summary: "Add or rename a rollup",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        saveRollup(request.params.rollupId, request.body.name).pipe(
          tapAuditChanges(request),
          Effect.as(success(null, "Rollup saved.")),
        ),
      ),
  )
}
