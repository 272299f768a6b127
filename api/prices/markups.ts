import { MarkupRule, type MarkupTerms, type PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { markupErrors } from "@voltread/domain/catalogue/markup-errors.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { MARKUP_COLUMNS, MarkupRow, toMarkup } from "./markup-rows.ts"

export interface MarkupFilter {
  /** Part of a category, brand or supplier; empty: all. */
  readonly search: string
  readonly ruleType: PriceMarkup["rule"]["ruleType"] | null
  readonly type: PriceMarkup["type"] | null
  readonly includeDeleted: boolean
  readonly pageNumber: number
  readonly pageSize: number
}

const Count = Schema.Struct({ count: Schema.Int })

/** The rules, most recently changed first. */
export const listMarkups = Effect.fnUntraced(function* (filter: MarkupFilter) {
  const where = `(is_deleted <= $1) and ($2::text is null or rule_type = $2) and ($3::text is null or type = $3)
    and strpos(lower(concat_ws(' ', supplier_id, replace(category_name, '-', ' '), category_name, brands)), lower($4)) > 0`
  const values = [filter.includeDeleted, filter.ruleType, filter.type, filter.search]
  const [found, [total]] = yield* Effect.all([
    rows(MarkupRow, {
      text: `select ${MARKUP_COLUMNS} from price_markup where ${where}
             order by updated_at desc, markup_id limit $5 offset $6`,
      values: [...values, filter.pageSize, (filter.pageNumber - 1) * filter.pageSize],
    }),
    rows(Count, { text: `select count(*)::int from price_markup where ${where}`, values }),
  ])
  return { markups: found.map(toMarkup), totalCount: total?.count ?? 0 }
})

export const findMarkup = (id: string): Effect.Effect<PriceMarkup | null, DatabaseError, Database> =>
  rows(MarkupRow, {
    text: `select ${MARKUP_COLUMNS} from price_markup where markup_id = $1`,
    values: [id],
  }).pipe(Effect.map(([row]) => (row === undefined ? null : toMarkup(row))))

export const allMarkups = (
  client: pg.Pool | pg.ClientBase,
): Effect.Effect<ReadonlyArray<PriceMarkup>, DatabaseError> =>
  rowsOn(client, MarkupRow, { text: `select ${MARKUP_COLUMNS} from price_markup`, values: [] }).pipe(
    Effect.map((found) => found.map(toMarkup)),
  )

/** The rule before and after saving, or the errors of the input. */
type SaveResult = Result.Result<SavedMarkup, ReadonlyArray<FieldError>>

interface SavedMarkup {
  /** Null: it is new. */
  readonly before: PriceMarkup | null
  readonly markup: PriceMarkup
}

/** Adds a rule. The caller chooses the id, so that a retry adds nothing. */
export const addMarkup = Effect.fnUntraced(function* (
  id: string,
  terms: MarkupTerms,
  by: string,
): Effect.fn.Return<SaveResult, Problem | DatabaseError, Database> {
  return yield* withMarkupLock((client) =>
    Effect.gen(function* () {
      const others = yield* allMarkups(client)
      const known = others.find((other) => other.id === id)
      if (known !== undefined) return hasTerms(known, terms) ? unchanged(known) : yield* ID_TAKEN
      const now = new Date().toISOString()
      const markup = { id, ...terms, isDeleted: false, createdAt: now, updatedAt: now }
      const errors = markupErrors(markup, others)
      if (errors.length > 0) return Result.fail(errors)
      yield* write(client, markup, by)
      return Result.succeed({ before: null, markup })
    }),
  )
})

const unchanged = (known: PriceMarkup) => Result.succeed({ before: known, markup: known })

const ID_TAKEN = new Problem({ code: "CONFLICT", message: "There is another price markup with this id." })

interface MarkupChange {
  readonly id: string
  /** `updatedAt` of the version that was changed. */
  readonly updatedAt: string
  readonly isDeleted: boolean
  readonly terms: MarkupTerms
}

/** Changes, deletes or restores a rule, unless somebody else has changed it meanwhile. Idempotent. */
export const updateMarkup = Effect.fnUntraced(function* (
  { id, updatedAt, isDeleted, terms }: MarkupChange,
  by: string,
): Effect.fn.Return<SaveResult, Problem | DatabaseError, Database> {
  return yield* withMarkupLock((client) =>
    Effect.gen(function* () {
      const others = yield* allMarkups(client)
      const known = others.find((other) => other.id === id)
      if (known === undefined) return yield* notFound("The price markup")
      if (known.isDeleted === isDeleted && hasTerms(known, terms)) return unchanged(known)
      if (known.updatedAt !== updatedAt) return yield* CHANGED
      const now = new Date(Math.max(Date.now(), Date.parse(known.updatedAt) + 1)).toISOString()
      const markup = { ...known, ...terms, isDeleted, updatedAt: now }
      // A rule whose category is no longer in the menu must still be deletable.
      const errors = isDeleted && hasTerms(known, terms) ? [] : markupErrors(markup, others)
      if (errors.length > 0) return Result.fail(errors)
      yield* write(client, markup, by)
      return Result.succeed({ before: known, markup })
    }),
  )
})

const CHANGED = new Problem({
  code: "CONFLICT",
  message: "Someone else just changed this price markup. Please reload it and repeat your change.",
})

/** One at a time, so that two rules that contradict each other cannot be saved at once. */
const withMarkupLock = <A, E>(work: (client: pg.ClientBase) => Effect.Effect<A, E, Database>) =>
  transaction((client) =>
    Effect.flatMap(
      executeOn(client, { text: "lock table price_markup in share row exclusive mode", values: [] }),
      () => work(client),
    ),
  )

const isSameRule = Schema.toEquivalence(MarkupRule)

const hasTerms = ({ supplierId, type, rule }: PriceMarkup, terms: MarkupTerms): boolean =>
  supplierId === terms.supplierId && type === terms.type && isSameRule(rule, terms.rule)

const write = (client: pg.ClientBase, { id, supplierId, type, rule, ...markup }: PriceMarkup, by: string) =>
  executeOn(client, {
    text: `insert into price_markup (${MARKUP_COLUMNS}, updated_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
           on conflict (markup_id) do update set
             supplier_id = excluded.supplier_id, type = excluded.type, rule_type = excluded.rule_type,
             category_name = excluded.category_name, min_price = excluded.min_price, max_price = excluded.max_price,
             brands = excluded.brands, markup_type = excluded.markup_type, markup_value = excluded.markup_value,
             rounding_method = excluded.rounding_method, is_deleted = excluded.is_deleted,
             updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    values: [
      id,
      supplierId,
      type,
      rule.ruleType,
      rule.categoryName,
      rule.minPrice,
      rule.maxPrice,
      JSON.stringify(rule.brands),
      rule.markupType,
      rule.markupValue,
      rule.roundingMethod,
      markup.isDeleted,
      markup.createdAt,
      markup.updatedAt,
      by,
    ],
  })
