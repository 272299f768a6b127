import { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { answerWords, CannedResponseForm } from "@voltread/domain/shared/canned-response-form.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import type { UserViewer } from "../platform/http/viewer.ts"
import { executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, outdated, Problem } from "../platform/problem.ts"

/** A list of more could not be chosen from. */
const MAX_ANSWERS = 200

export const listAnswers = rows(Schema.Struct({ ...CannedResponse.fields, updatedAt: Schema.Date }), {
  text: `select answer_id as id, use, title, subject, body, version, updated_at as "updatedAt", updated_by as "updatedBy"
         from ready_answer order by use desc, lower(title) limit $1`,
  values: [MAX_ANSWERS],
}).pipe(
  Effect.map((found) => found.map((answer) => ({ ...answer, updatedAt: answer.updatedAt.toISOString() }))),
)

const wrongField = (code: "CONFLICT" | "BAD_REQUEST", property: string, message: string) =>
  new Problem({ code, message, fieldErrors: [{ property, constraints: { isValid: message } }] })

const NAME_TAKEN = wrongField("CONFLICT", "title", "There is a canned response with this name already.")
const NO_SUBJECT = wrongField("BAD_REQUEST", "subject", "Please enter the subject")

const isForm = Schema.toEquivalence(CannedResponseForm)

/** Only answers by mail have a subject. */
const checked = (form: CannedResponseForm): Effect.Effect<CannedResponseForm, Problem> => {
  if (form.use === "message") return Effect.succeed({ ...form, subject: "" })
  return form.subject.trim() === "" ? Effect.fail(NO_SUBJECT) : Effect.succeed(form)
}

const StoredAnswer = Schema.Struct({ version: Schema.Int, ...CannedResponseForm.fields })

/** Locks the table, so that checks of names and of the limit see all changes. */
const changing = <A, E, R>(work: (client: pg.ClientBase) => Effect.Effect<A, E, R>) =>
  transaction((client) =>
    Effect.andThen(
      executeOn(client, { text: "lock table ready_answer in share row exclusive mode", values: [] }),
      work(client),
    ),
  )

const find = (client: pg.ClientBase, answerId: string) =>
  rowsOn(client, StoredAnswer, {
    text: "select version, use, title, subject, body from ready_answer where answer_id = $1",
    values: [answerId],
  }).pipe(Effect.map(([known]) => known))

const refuseTakenName = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  answerId: string,
  { use, title }: CannedResponseForm,
) {
  const others = yield* executeOn(client, {
    text: "select from ready_answer where use = $1 and lower(title) = lower($2) and answer_id <> $3",
    values: [use, title, answerId],
  })
  if (others > 0) return yield* NAME_TAKEN
})

const Count = Schema.Struct({ count: Schema.Int })

/** The caller chooses the id, so that a retry adds nothing. Returns what has changed. */
export const addAnswer = (answerId: string, filledOut: CannedResponseForm, by: UserViewer) =>
  changing((client) =>
    Effect.gen(function* () {
      const form = yield* checked(filledOut)
      const known = yield* find(client, answerId)
      if (known !== undefined && isForm(known, form)) return []
      yield* refuseTakenName(client, answerId, form)
      const [all] = yield* rowsOn(client, Count, {
        text: "select count(*)::int from ready_answer",
        values: [],
      })
      if ((all?.count ?? 0) >= MAX_ANSWERS)
        return yield* new Problem({
          code: "CONFLICT",
          message: `There are ${MAX_ANSWERS} canned responses already. Please delete one first.`,
        })
      const added = yield* executeOn(client, {
        text: `insert into ready_answer (answer_id, use, title, subject, body, updated_by)
               values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        values: [answerId, form.use, form.title, form.subject, form.body, by.name],
      })
      if (added === 0) return yield* OUTDATED
      return wordDifferences(null, answerWords(form))
    }),
  )

const OUTDATED = outdated("this response")

/** `version`: the one that was read, so that no change is overwritten unseen. Returns what has changed. */
export const changeAnswer = (
  answerId: string,
  version: number,
  filledOut: CannedResponseForm,
  by: UserViewer,
) =>
  changing((client) =>
    Effect.gen(function* () {
      const form = yield* checked(filledOut)
      const known = yield* find(client, answerId)
      if (known === undefined) return yield* notFound("This canned response")
      if (isForm(known, form)) return []
      if (known.version !== version) return yield* OUTDATED
      yield* refuseTakenName(client, answerId, form)
      yield* executeOn(client, {
        text: `update ready_answer set use = $2, title = $3, subject = $4, body = $5, version = version + 1,
                 updated_at = clock_timestamp(), updated_by = $6
               where answer_id = $1`,
        values: [answerId, form.use, form.title, form.subject, form.body, by.name],
      })
      return wordDifferences(answerWords(known), answerWords(form))
    }),
  )

/** Idempotent. Returns what has changed. */
export const deleteAnswer = (answerId: string) =>
  changing((client) =>
    Effect.gen(function* () {
      const known = yield* find(client, answerId)
      if (known === undefined) return []
      yield* executeOn(client, {
        text: "delete from ready_answer where answer_id = $1",
        values: [answerId],
      })
      return wordDifferences(answerWords(known), null)
    }),
  )
