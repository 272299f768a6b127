import type { Garage } from "@voltread/domain/catalogue/garage.ts"
import { GarageAdditions, GarageData, VehicleId } from "@voltread/domain/catalogue/garage-schema.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { addToGarage, garageOf, removeFromGarage } from "./garage.ts"

const Vehicle = Schema.Struct({ vehicleId: VehicleId.annotate({ description: "Which one." }) })

/** The vehicles in an account's garage, the chosen one first. */
export const garageRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "use-own-account" } as const
  const tags = ["account"]
  const answer = (garage: Garage) => success({ garage })

  app.get(
    "/api/user/garage",
    {
      config,
      schema: { response: successResponse(GarageData), tags, summary: "Own vehicles, the chosen one first" },
    },
    (request, reply) =>
      respond(run, reply, garageOf(userOf(request.viewer).username).pipe(Effect.map(answer))),
  )

  app.put(
    "/api/user/garage",
    {
      config,
      schema: {
        body: GarageAdditions,
        response: successResponse(GarageData),
        tags,
        summary: "Put vehicles into the garage, and choose the first of them",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addToGarage(userOf(request.viewer).username, request.body.vehicleIds).pipe(Effect.map(answer)),
      ),
  )

  app.delete(
    "/api/user/garage",
    {
      config,
      schema: {
        querystring: Vehicle,
        response: successResponse(GarageData),
        tags,
        summary: "Remove one vehicle from the garage",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        removeFromGarage(userOf(request.viewer).username, request.query.vehicleId).pipe(Effect.map(answer)),
      ),
  )
}
