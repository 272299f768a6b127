import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { ApiError, messageOf, NETWORK_MESSAGE } from "@voltread/ui/api/api-error.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import type { Schema } from "effect"
import { call } from "./request.ts"

/** When the server gives no words. */
const FAILURE = "Something went wrong. Please try again."

/**
 * Asks the REST side and reads its `data`. Null: there is no such thing. Throws an ApiError. The schema is loaded
 * together with the answer: schemas weigh more than the pages that use them.
 */
export const read = async <Data extends Schema.ConstraintDecoder<unknown>>(
  loadSchema: () => Promise<Data>,
  request: RestCall,
): Promise<Data["Type"] | null> => {
  const [answer, schema, { decode }] = await Promise.all([call(request), loadSchema(), import("./decode.ts")])
  if (answer === null) return null
  if (!answer.isSuccess) throw new ApiError("refused", answer.errorMessage || FAILURE)
  try {
    return decode(schema, answer.data)
  } catch (cause) {
    throw new ApiError("network", NETWORK_MESSAGE, { cause })
  }
}

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
  /** What to say when the server gives no words (spec §8). */
  readonly done: string
  /** What to say when there is nothing of that name. */
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
