import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { FAILURE, readRest } from "@voltread/ui/api/read.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import type { Schema } from "effect"
import { call } from "./request.ts"

/** `readRest` as whoever is logged in. */
export const read = <Data extends Schema.ConstraintDecoder<unknown>>(
  loadSchema: () => Promise<Data>,
  request: RestCall,
): Promise<Data["Type"] | null> => readRest(call, loadSchema, request)

export type ChangeResult =
  | { readonly _tag: "done"; readonly message: string }
  | {
      readonly _tag: "refused"
      /** In the server's words. */
      readonly message: string
      readonly fieldErrors: ReadonlyArray<FieldError>
    }

export interface Change {
  readonly request: RestCall
  /** Message if the server sends none (spec §8). */
  readonly done: string
  /** Message for 404. */
  readonly missing: string
}

/** Asks the REST side to change something. Never throws: whatever went wrong is in the answer. */
export const send = async ({ request, done, missing }: Change): Promise<ChangeResult> => {
  try {
    const answer = await call(request)
    if (answer === null) return { _tag: "refused", message: missing, fieldErrors: [] }
    return answer.isSuccess
      ? { _tag: "done", message: answer.successMessage || done }
      : { _tag: "refused", message: answer.errorMessage || FAILURE, fieldErrors: answer.fieldErrors }
  } catch (error) {
    return { _tag: "refused", message: messageOf(error), fieldErrors: [] }
  }
}
