import {
  SavedSearches,
  SavedSearchesData,
  SavedSearchList,
} from "@voltread/domain/catalogue/saved-searches-schema.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { queryText } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { addSavedSearches, clearSavedSearches, savedSearchesOf } from "./saved-searches.ts"

const List = Schema.Struct({ list: SavedSearchList })
const Name = Schema.Struct({
  name: Schema.optionalKey(queryText("The one to clear; absent: the whole list.")),
})

/** Saved searches for tires and wheels (spec §4, saved searches). */
export const savedSearchRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "use-own-account" } as const
  const tags = ["account"]
  const answer = (savedSearches: SavedSearches) => success({ savedSearches })

  app.get(
    "/api/user/savedSearches",
    {
      config,
      schema: {
        response: successResponse(SavedSearchesData),
        tags,
        summary: "Own saved searches, newest first",
      },
    },
    (request, reply) =>
      respond(run, reply, savedSearchesOf(userOf(request.viewer).username).pipe(Effect.map(answer))),
  )

  app.put(
    "/api/user/savedSearches",
    {
      config,
      schema: {
        body: SavedSearches,
        response: successResponse(SavedSearchesData),
        tags,
        summary: "Save searches on top of those there are",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addSavedSearches(userOf(request.viewer).username, request.body).pipe(Effect.map(answer)),
      ),
  )

  app.delete(
    "/api/user/savedSearches/:list",
    {
      config,
      schema: {
        params: List,
        querystring: Name,
        response: successResponse(SavedSearchesData),
        tags,
        summary: "Clear one by its name, or a whole list",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        clearSavedSearches(userOf(request.viewer).username, request.params.list, request.query.name).pipe(
          Effect.map(answer),
        ),
      ),
  )
}
