import type { SavedProducts as Lists } from "@voltread/domain/catalogue/saved-products.ts"
import {
  SavedProductList,
  SavedProducts,
  SavedProductsData,
} from "@voltread/domain/catalogue/saved-products-schema.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { queryText } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { addSavedProducts, removeSavedProduct, savedProductsOf } from "./saved-products.ts"

const List = Schema.Struct({ list: SavedProductList })
const Product = Schema.Struct({ productId: queryText("Which one.", 100) })

/** An account's wish list, and the products that it moved from the cart to "saved for later". */
export const savedProductRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "use-own-account" } as const
  const tags = ["account"]
  const answer = (savedProducts: Lists) => success({ savedProducts })

  app.get(
    "/api/user/savedProducts",
    {
      config,
      schema: {
        response: successResponse(SavedProductsData),
        tags,
        summary: "Own saved products, newest first",
      },
    },
    (request, reply) =>
      respond(run, reply, savedProductsOf(userOf(request.viewer).username).pipe(Effect.map(answer))),
  )

  app.put(
    "/api/user/savedProducts",
    {
      config,
      schema: {
        body: SavedProducts,
        response: successResponse(SavedProductsData),
        tags,
        summary: "Save products on top of those there are",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addSavedProducts(userOf(request.viewer).username, request.body).pipe(Effect.map(answer)),
      ),
  )

  app.delete(
    "/api/user/savedProducts/:list",
    {
      config,
      schema: {
        params: List,
        querystring: Product,
        response: successResponse(SavedProductsData),
        tags,
        summary: "Remove one product from a list",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        removeSavedProduct(
          userOf(request.viewer).username,
          request.params.list,
          request.query.productId,
        ).pipe(Effect.map(answer)),
      ),
  )
}
