import { MARKUP_PRODUCT_TYPES, type MarkupTerms, RULE_TYPES } from "@voltread/domain/catalogue/markup.ts"
import { MarkupForm, markupOf } from "@voltread/domain/catalogue/markup-form.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result, Schema } from "effect"
import type { AddPriceMarkupInput, GetPriceMarkupInput } from "../generated/shop.ts"
import { nullish } from "../platform/graphql/nullish.ts"
import { plainErrors } from "../platform/plain-errors.ts"
import type { Problem } from "../platform/problem.ts"
import { schemaProblem } from "../platform/schema-problem.ts"
import type { MarkupFilter } from "./markups.ts"

/** Spec §9. */
const PAGE_SIZES = [12, 24, 36, 48, 50]
const PAGE_SIZE = 24
const MAX_PAGE = 10_000

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

export const pageOf = (input: {
  readonly pageNumber?: number | null | undefined
  readonly pageSize?: number | null | undefined
}) => ({
  pageNumber: clamp(input.pageNumber ?? 1, 1, MAX_PAGE),
  pageSize: clamp(input.pageSize ?? PAGE_SIZE, 1, Math.max(...PAGE_SIZES)),
})

const decodeForm = Schema.decodeUnknownResult(MarkupForm, { errors: "all" })

/** The terms of a rule's input, or all errors in it. */
export const decodeTerms = ({
  supplierId,
  type,
  rule,
}: Pick<AddPriceMarkupInput, "supplierId" | "type" | "rule">): Result.Result<
  MarkupTerms,
  ReadonlyArray<FieldError>
> =>
  Result.mapBoth(
    decodeForm({
      supplierId: supplierId ?? null,
      type,
      ...rule,
      categoryName: rule.categoryName ?? null,
      minPrice: rule.minPrice ?? null,
      maxPrice: rule.maxPrice ?? null,
      brands: rule.brands ?? [],
    }),
    { onSuccess: markupOf, onFailure: plainErrors },
  )

const Filter = Schema.Struct({
  search: nullish(Schema.String.check(Schema.isMaxLength(200))),
  ruleType: nullish(Schema.Literals(RULE_TYPES)),
  type: nullish(Schema.Literals(MARKUP_PRODUCT_TYPES)),
  includeDeleted: nullish(Schema.Boolean),
})
const decodeFilter = Schema.decodeUnknownEffect(Filter, { errors: "all" })

export const toMarkupFilter = (input: GetPriceMarkupInput): Effect.Effect<MarkupFilter, Problem> =>
  decodeFilter(input).pipe(
    Effect.map((filter) => ({
      search: filter.search?.trim() ?? "",
      ruleType: filter.ruleType ?? null,
      type: filter.type ?? null,
      includeDeleted: filter.includeDeleted ?? false,
      ...pageOf(input),
    })),
    Effect.mapError((error) => schemaProblem(error, "Price markups cannot be filtered this way.")),
  )
