import { randomUUID } from "node:crypto"
import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { markupWords } from "@voltread/domain/catalogue/markup-words.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result, Schema } from "effect"
import type {
  MutationResolvers,
  PriceMarkupResult,
  QueryResolvers,
  PriceMarkupPreview as WirePreview,
} from "../generated/shop.ts"
import { CommandId } from "../platform/commands/command-id.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { noteForAudit } from "../platform/http/audit-changes.ts"
import { userOf } from "../platform/http/viewer.ts"
import { Problem } from "../platform/problem.ts"
import { latestGeneration, markupsChangedSinceGeneration, requestGeneration } from "./generation-job.ts"
import { addMarkup, findMarkup, listMarkups, updateMarkup } from "./markups.ts"
import { previewMarkup } from "./preview.ts"
import { priceHistory } from "./price-history.ts"
import { decodeTerms, pageOf, toMarkupFilter } from "./price-input.ts"
import { toWireChange, toWireGeneration, toWireMarkup, toWirePreview, toWireProduct } from "./price-wire.ts"
import { findPricedProduct, findPricedProducts, markupChoices } from "./product-prices.ts"

const INVALID = "The price markup cannot be saved like that."

/** Longer than any sku or name. */
const MAX_SEARCH = 200

export const priceQueries = {
  getPriceMarkup: (_, { input }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const filter = yield* toMarkupFilter(input)
        const { markups, totalCount } = yield* listMarkups(filter)
        const { pageNumber, pageSize } = filter
        return { priceMarkups: markups.map(toWireMarkup), pageNumber, pageSize, totalCount }
      }),
    ),
  priceMarkup: (_, { id }, context) =>
    answer(
      context,
      findMarkup(id).pipe(Effect.map((markup) => (markup === null ? null : toWireMarkup(markup)))),
    ),
  priceMarkupChoices: (_, __, context) =>
    answer(
      context,
      markupChoices.pipe(
        Effect.map(({ suppliers, brands }) => ({
          suppliers,
          brands: brands.map((name) => ({ name, id: name.toLowerCase() })),
        })),
      ),
    ),
  previewPriceMarkup: (_, { input }, context) => {
    const terms = decodeTerms(input)
    if (Result.isFailure(terms)) return noPreview(terms.failure)
    const now = new Date().toISOString()
    const candidate: PriceMarkup = {
      id: input.id ?? randomUUID(),
      ...terms.success,
      isDeleted: input.isDeleted ?? false,
      createdAt: now,
      updatedAt: now,
    }
    return answer(
      context,
      previewMarkup(candidate).pipe(
        Effect.map(Result.match({ onSuccess: toWirePreview, onFailure: noPreview })),
      ),
    )
  },
  priceGeneration: (_, __, context) =>
    answer(
      context,
      latestGeneration.pipe(
        Effect.map((generation) => (generation === null ? null : toWireGeneration(generation))),
      ),
    ),
  changedPriceMarkups: (_, __, context) => answer(context, markupsChangedSinceGeneration),
  pricedProducts: (_, { search, ...page }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const asked = { search: search.trim().slice(0, MAX_SEARCH), ...pageOf(page) }
        const { products, totalCount } = yield* findPricedProducts(asked)
        const { pageNumber, pageSize } = asked
        return { products: products.map(toWireProduct), pageNumber, pageSize, totalCount }
      }),
    ),
  priceHistory: (_, { productId, ...page }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const priced = yield* findPricedProduct(productId)
        if (priced === null) return null
        const asked = { productId, ...pageOf(page) }
        const { changes, totalCount } = yield* priceHistory(asked)
        const { pageNumber, pageSize } = asked
        return {
          product: toWireProduct(priced),
          changes: changes.map(toWireChange),
          pageNumber,
          pageSize,
          totalCount,
        }
      }),
    ),
} satisfies QueryResolvers

const noPreview = (fieldErrors: ReadonlyArray<FieldError>): WirePreview => ({
  ...toWirePreview({
    priced: 0,
    changed: 0,
    raised: 0,
    leastChange: 0,
    greatestChange: 0,
    averageChange: 0,
    sales: { units: 0, net: 0, netThen: 0, supplierCost: 0 },
    examples: [],
  }),
  fieldErrors,
})

const invalid = (fieldErrors: ReadonlyArray<FieldError>): PriceMarkupResult => ({
  success: false,
  message: INVALID,
  fieldErrors,
  priceMarkup: null,
})

const result = (
  saved: Effect.Success<ReturnType<typeof addMarkup>>,
  message: string,
  { request }: Pick<GraphQLContext, "request">,
): PriceMarkupResult => {
  if (Result.isFailure(saved)) return invalid(saved.failure)
  const { before, markup } = saved.success
  noteForAudit(request, wordDifferences(before === null ? null : markupWords(before), markupWords(markup)))
  return { success: true, message, fieldErrors: [], priceMarkup: toWireMarkup(markup) }
}

const NOT_A_UUID = new Problem({ code: "BAD_REQUEST", message: "id must be a UUID." })

const isUuid = Schema.is(CommandId)

export const priceMutations = {
  addPriceMarkup: (_, { input }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        if (!isUuid(input.id)) return yield* NOT_A_UUID
        const terms = decodeTerms(input)
        if (Result.isFailure(terms)) return invalid(terms.failure)
        const saved = yield* addMarkup(input.id, terms.success, userOf(context.viewer).username)
        return result(saved, "Price markup added. Generate prices to apply it in the shop.", context)
      }),
    ),
  updatePriceMarkup: (_, { input }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const terms = decodeTerms(input)
        if (Result.isFailure(terms)) return invalid(terms.failure)
        const { id, updatedAt, isDeleted } = input
        const change = { id, updatedAt, isDeleted, terms: terms.success }
        const saved = yield* updateMarkup(change, userOf(context.viewer).username)
        const done = isDeleted ? "deleted" : "updated"
        return result(saved, `Price markup ${done}. Generate prices to apply it in the shop.`, context)
      }),
    ),
  generateCatalogue: (_, __, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { username, name } = userOf(context.viewer)
        const { isNew, generation } = yield* requestGeneration({ id: username, name })
        return {
          success: isNew,
          message: isNew
            ? "New prices are being generated."
            : `Prices are being generated already, since ${generation.requestedAt.slice(11, 16)} UTC, by ${generation.requestedBy}.`,
          generation: toWireGeneration(generation),
        }
      }),
    ),
} satisfies MutationResolvers

export const pricePermissions = {
  getPriceMarkup: "manage-prices",
  priceMarkup: "manage-prices",
  priceMarkupChoices: "manage-prices",
  previewPriceMarkup: "manage-prices",
  priceGeneration: "generate-catalogue",
  changedPriceMarkups: "manage-prices",
  pricedProducts: "manage-prices",
  priceHistory: "manage-prices",
  addPriceMarkup: "manage-prices",
  updatePriceMarkup: "manage-prices",
  generateCatalogue: "generate-catalogue",
} as const
