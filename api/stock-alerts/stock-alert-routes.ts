import formbody from "@fastify/formbody"
import { StockAlertForm } from "@voltread/domain/accounts/stock-alert.ts"
import { Line } from "@voltread/domain/shared/text.ts"
import { Effect, Result, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { smallPages, withLinkToShop } from "../platform/http/small-page.ts"
import { type CurrentSettings, shopName } from "../settings/current-settings.ts"
import { requestAlert } from "./stock-alerts.ts"
import { stopAlerts } from "./stop-alerts.ts"

const Link = Schema.Struct({ alert: Schema.String.check(Schema.isUUID()), signature: Line(100) })

export const stockAlertRoutes = async (
  app: ShopInstance,
  run: EffectRunner<CurrentSettings>,
): Promise<void> => {
  const config = { access: "subscribe", rateLimit: { max: 20, timeWindow: "1 minute" } } as const

  app.post(
    "/api/stock-alerts",
    {
      config,
      schema: {
        body: StockAlertForm,
        response: successResponse(Schema.Null),
        tags: ["catalogue"],
        summary: "Ask for an email when a product is back in stock",
      },
    },
    ({ body, ip }, reply) =>
      respond(
        run,
        reply,
        requestAlert(body, ip).pipe(
          Effect.as(success(null, "We will email you once when it is back in stock.")),
          failingWith("We could not save this. Please try again later."),
        ),
      ),
  )

  await app.register(async (pages: ShopInstance) => {
    await pages.register(formbody)
    const options = { config, schema: { querystring: Link, hide: true } } as const

    const show = smallPages(pages, TITLE, async () => Result.getOrThrow(await run(shopName)))

    // Mail scanners open links, so GET changes nothing. Mail programs that stop by one press send the POST themselves.
    pages.get("/api/stock-alerts/stop", options, (_, reply) => show(reply, QUESTION))

    pages.post("/api/stock-alerts/stop", options, async ({ query }, reply) => {
      const stopped = await run(stopAlerts(query.alert, query.signature))
      if (Result.isFailure(stopped)) throw stopped.failure
      return show(
        stopped.success === "forged" ? reply.status(404) : reply,
        withLinkToShop(STOPPED[stopped.success]),
      )
    })
  })
}

const TITLE = "Stock alerts"
const STOPPED = {
  stopped: "You will get no more stock alerts.",
  gone: "This link is no longer in use. If you still get stock alerts, please use the link in the newest email.",
  forged: "This link has expired.",
}
const QUESTION = `<p>Would you like us to stop all stock alerts to your address?</p>
<form method="post"><button>Stop stock alerts</button></form>`
