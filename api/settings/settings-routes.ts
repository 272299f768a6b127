import { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { SETTING_SECTIONS } from "@voltread/domain/shared/shop-settings.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { tapAuditChanges } from "../platform/http/audit-changes.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { changeSettings } from "./change-settings.ts"
import type { CurrentSettings } from "./current-settings.ts"
import { settingsPage } from "./settings-page.ts"

const PAGE = "/api/admin/settings"

const Path = Schema.Struct({ section: Schema.Literals(SETTING_SECTIONS) })

/** `version`: of the section that was changed, 0 if nobody has changed it; any other is rejected. */
const Change = Schema.Struct({ version: Schema.Int, value: Schema.Unknown })

/** Settings of the shop that staff change without a release. */
export const settingsRoutes = (app: ShopInstance, run: EffectRunner<CurrentSettings>): void => {
  const config = { access: "manage-settings" } as const
  const tags = ["settings"]

  app.get(
    PAGE,
    {
      config,
      schema: { response: successResponse(SettingsData), tags, summary: "All settings and their changes" },
    },
    (_, reply) => respond(run, reply, settingsPage.pipe(Effect.map((page) => success(page)))),
  )

  app.put(
    `${PAGE}/:section`,
    {
      config,
      schema: {
        params: Path,
        body: Change,
        response: successResponse(Schema.Null),
        tags,
        summary: "Put a section of the settings in force",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        changeSettings(
          request.params.section,
          request.body.version,
          request.body.value,
          userOf(request.viewer),
        ).pipe(tapAuditChanges(request), Effect.as(success(null, "Settings saved."))),
      ),
  )
}
