import { Schema } from "effect"
import { ReadyAnswerForm } from "../shared/ready-answer-form.ts"

export const ReadyAnswer = Schema.Struct({
  id: Schema.String,
  ...ReadyAnswerForm.fields,
  /** Counts the changes: who saves an older version is told. */
  version: Schema.Int,
  updatedAt: Schema.String,
  /** Empty: nobody has changed it yet. */
  updatedBy: Schema.String,
})
export type ReadyAnswer = typeof ReadyAnswer.Type

/** By their names. */
export const ReadyAnswersData = Schema.Struct({ answers: Schema.Array(ReadyAnswer) })
