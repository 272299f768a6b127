import { Schema } from "effect"
import { ReadyAnswerForm } from "../shared/ready-answer-form.ts"

export const ReadyAnswer = Schema.Struct({
  id: Schema.String,
  ...ReadyAnswerForm.fields,
  /** Counts the changes: saving an older version is rejected. */
  version: Schema.Int,
  updatedAt: Schema.String,
  /** Empty: nobody has changed it. */
  updatedBy: Schema.String,
})
export type ReadyAnswer = typeof ReadyAnswer.Type

/** Sorted by name. */
export const ReadyAnswersData = Schema.Struct({ answers: Schema.Array(ReadyAnswer) })
