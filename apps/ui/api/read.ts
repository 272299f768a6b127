import type { Schema } from "effect"
import { ApiError, noAnswer } from "./api-error.ts"
import type { RestCall, RestRequest } from "./rest.ts"

/** When the server gives no words. */
export const FAILURE = "Something went wrong. Please try again."

/**
 * Checks data of an answer. The schema library weighs more than most pages, whose first load has a budget: it comes with
 * the first answer, so that only what a page needs to start (tokens, the envelope, what is stored) is decoded by hand.
 */
export const decoded = async <Data extends Schema.ConstraintDecoder<unknown>>(
  loadSchema: () => Promise<Data>,
  data: unknown,
): Promise<Data["Type"]> => {
  const [schema, { decode }] = await Promise.all([loadSchema(), import("./decode.ts")])
  try {
    return decode(schema, data)
  } catch (cause) {
    throw noAnswer(cause)
  }
}

/** Asks the REST side and reads its `data`. Null: there is no such thing. Throws an ApiError. */
export const readRest = async <Data extends Schema.ConstraintDecoder<unknown>>(
  rest: RestRequest,
  loadSchema: () => Promise<Data>,
  call: RestCall,
  failure = FAILURE,
): Promise<Data["Type"] | null> => {
  // Asked for at once, though they are needed after the answer.
  const [answer, schema] = await Promise.all([rest(call), loadSchema(), import("./decode.ts")])
  if (answer === null) return null
  if (!answer.isSuccess) throw new ApiError("refused", answer.errorMessage || failure)
  return decoded(() => Promise.resolve(schema), answer.data)
}
