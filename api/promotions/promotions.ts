import { CATEGORIES, categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { PromotionForm } from "@voltread/domain/shared/promotion.ts"
import { promotionWords } from "@voltread/domain/shared/promotion-words.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import type { UserViewer } from "../platform/http/viewer.ts"
import { executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, outdated, Problem } from "../platform/problem.ts"
import { FORM, utc } from "./find-promotion.ts"

const PAGE = 100

/** Sorted by code, starting after `after`. */
export const listPromotions = Effect.fnUntraced(function* (after: string) {
  const found = yield* rows(PromotionView, {
    text: `select code, ${FORM}, version, ${utc("updated_at")} as "updatedAt", updated_by as "updatedBy"
           from promotion where code > $1 order by code limit $2`,
    values: [after, PAGE + 1],
  })
  const promotions = found.slice(0, PAGE)
  return { promotions, nextCursor: found.length > PAGE ? (promotions.at(-1)?.code ?? null) : null }
})

const columnsOf = (form: PromotionForm) => [
  form.description,
  JSON.stringify(form.benefit),
  form.categories,
  form.oncePerPerson,
  form.isActive,
  form.validFrom,
  form.validUntil,
]

export const addPromotion = (code: string, form: PromotionForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* checkForm(form)
      const added = yield* executeOn(client, {
        text: `insert into promotion (code, description, benefit, categories, once_per_person, is_active, valid_from,
                 valid_until, updated_by)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        values: [code, ...columnsOf(form), by.name],
      })
      if (added === 0) return yield* sameAsStored(client, code, form)
      return yield* recordChange(client, { code, before: null, after: form }, by)
    }),
  )

/** A promotion that is sent again, as after a lost answer, is no conflict. Returns that nothing has changed. */
const sameAsStored = Effect.fnUntraced(function* (client: pg.ClientBase, code: string, form: PromotionForm) {
  const [known] = yield* rowsOn(client, PromotionForm, {
    text: `select ${FORM} from promotion where code = $1`,
    values: [code],
  })
  return known !== undefined && isSame(known, form) ? [] : yield* CODE_TAKEN
})

const CODE_TAKEN = new Problem({ code: "CONFLICT", message: "There is a promotion with this code already." })

const StoredPromotion = Schema.Struct({ version: Schema.Int, ...PromotionForm.fields })

const isSame = Schema.toEquivalence(PromotionForm)

const OUTDATED = outdated("this promotion")

/**
 * `version`: the one that was read, so that no change is overwritten unseen. Orders keep the discount they were given.
 */
export const changePromotion = (code: string, version: number, form: PromotionForm, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* checkForm(form)
      const [known] = yield* rowsOn(client, StoredPromotion, {
        text: `select version, ${FORM} from promotion where code = $1 for update`,
        values: [code],
      })
      if (known === undefined) return yield* notFound("This promotion")
      const { version: current, ...before } = known
      // What is stored already, sent again, is no conflict.
      if (isSame(before, form)) return []
      if (current !== version) return yield* OUTDATED
      yield* executeOn(client, {
        text: `update promotion set description = $2, benefit = $3, categories = $4, once_per_person = $5,
                 is_active = $6, valid_from = $7, valid_until = $8, version = version + 1,
                 updated_at = clock_timestamp(), updated_by = $9
               where code = $1`,
        values: [code, ...columnsOf(form), by.name],
      })
      return yield* recordChange(client, { code, before, after: form }, by)
    }),
  )

const ENDS_TOO_EARLY = "Please enter an end after the start"

/** Whether products can be in this category, so that lines of an order can qualify. */
const isProductCategory = (slug: string): boolean => CATEGORIES.some(({ id }) => id === slug)

const refused = (property: keyof PromotionForm, rule: string, message: string) =>
  new Problem({
    code: "BAD_REQUEST",
    message,
    fieldErrors: [{ property, constraints: { [rule]: message } }],
  })

const checkForm = ({ categories, validFrom, validUntil }: PromotionForm): Effect.Effect<void, Problem> => {
  const unknown = categories.find((slug) => !isProductCategory(slug))
  if (unknown !== undefined)
    return Effect.fail(
      refused(
        "categories",
        "isCategory",
        `There is no category ${unknown}. Please choose one of the catalog's.`,
      ),
    )
  return validUntil === null || Date.parse(validUntil) > Date.parse(validFrom)
    ? Effect.void
    : Effect.fail(refused("validUntil", "isLater", ENDS_TOO_EARLY))
}

interface RecordedPromotionChange {
  readonly code: string
  readonly before: PromotionForm | null
  readonly after: PromotionForm
}

const wordsOf = (form: PromotionForm) => promotionWords(form, categoryName)

/** Returns what has changed. */
const recordChange = (
  client: pg.ClientBase,
  { code, before, after }: RecordedPromotionChange,
  { username, name }: UserViewer,
) =>
  executeOn(client, {
    text: `insert into promotion_change (code, actor, actor_name, before, after) values ($1, $2, $3, $4, $5)`,
    values: [code, username, name, before === null ? null : JSON.stringify(before), JSON.stringify(after)],
  }).pipe(Effect.as(wordDifferences(before === null ? null : wordsOf(before), wordsOf(after))))
