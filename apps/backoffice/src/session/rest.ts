import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { ApiError, messageOf } from "@voltread/ui/api/api-error.ts"
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

export interface ChangeRequest {
  readonly request: RestCall
  /** Message if the server sends none (spec §8). */
  readonly done: string
  /** Message for 404. */
  readonly missing: string
}

/** Asks the REST side to change something. Never throws: whatever went wrong is in the answer. */
export const send = async ({ request, done, missing }: ChangeRequest): Promise<ChangeResult> => {
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

interface Page {
  /** The `after` of the next page; null: this is the last. */
  readonly nextCursor: string | null
}

/** Query options of a list that the REST side serves page after page. */
export const restPages = <Data extends Schema.ConstraintDecoder<Page>>(
  path: string,
  loadSchema: () => Promise<Data>,
  search: Readonly<Record<string, string>> = {},
) => ({
  queryFn: async ({
    pageParam,
    signal,
  }: {
    readonly pageParam: string | null
    readonly signal: AbortSignal
  }): Promise<Data["Type"]> => {
    const query = new URLSearchParams({ ...search, ...(pageParam === null ? {} : { after: pageParam }) })
    const page = await read(loadSchema, { method: "GET", path: `${path}?${query}`, signal })
    // Not an empty page: a list that cannot be found must not look like one with nothing in it.
    if (page === null) throw new ApiError("refused", FAILURE)
    return page
  },
  initialPageParam: null as string | null,
  getNextPageParam: (last: Data["Type"]) => last.nextCursor,
})
