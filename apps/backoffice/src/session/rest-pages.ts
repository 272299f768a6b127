import { ApiError } from "@voltread/ui/api/api-error.ts"
import { FAILURE } from "@voltread/ui/api/read.ts"
import type { Schema } from "effect"
import { read } from "./rest.ts"

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
