import { CitiesData, PlaceData } from "@voltread/domain/contract/place.ts"
import { POSTAL_CODE, POSTAL_CODE_WRONG } from "@voltread/domain/shared/form-rules.ts"
import { Line } from "@voltread/domain/shared/text.ts"
import { isStateCode } from "@voltread/domain/shared/us-states.ts"
import { Effect, Schema } from "effect"
import type { FastifyReply } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { citiesLike, placeOfPostalCode } from "./postal-places.ts"

const PostalCode = Schema.Struct({
  postalCode: Schema.String.check(Schema.isPattern(POSTAL_CODE, { message: POSTAL_CODE_WRONG })),
})
const Question = Schema.Struct({
  city: Line(60).annotate({ description: "How it begins, at least two letters." }),
  state: Schema.optionalKey(
    Schema.String.annotate({ description: "Code of the state whose cities come first, such as TX." }).check(
      Schema.makeFilter<string>(isStateCode, { message: "must be a state" }),
    ),
  ),
})

/** Places change only by imports, a few times a year: browsers and proxies may cache an answer for an hour. */
const cacheable = <A, E, R>(reply: FastifyReply, answer: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.tap(answer, () => Effect.sync(() => reply.header("cache-control", "public, max-age=3600")))

/** Completes addresses while they are typed. */
export const placeRoutes = (app: ShopInstance, run: EffectRunner): void => {
  // About one call per typed letter, for several people behind one address. Not counted by the general limit.
  const config = { access: "browse", rateLimit: { max: 300, timeWindow: "1 minute" } } as const
  const tags = ["catalogue"]

  app.get(
    "/api/places/:postalCode",
    {
      config,
      schema: {
        params: PostalCode,
        response: successResponse(PlaceData),
        tags,
        summary: "The cities and the state of a ZIP code",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        cacheable(
          reply,
          Effect.map(placeOfPostalCode(params.postalCode), (data) => success(data)),
        ),
      ),
  )

  app.get(
    "/api/places",
    {
      config,
      schema: {
        querystring: Question,
        response: successResponse(CitiesData),
        tags,
        summary: "Cities that begin with at least two letters, those of the state first",
      },
    },
    ({ query }, reply) =>
      respond(
        run,
        reply,
        cacheable(
          reply,
          Effect.map(citiesLike(query.city, query.state ?? null), (cities) => success({ cities })),
        ),
      ),
  )
}
