import type { Product } from "@voltread/domain/catalogue/product.ts"
import { PROFILES, recognise } from "./profiles.ts"
import type { Row } from "./rows.ts"
import { type Specs, specsOf } from "./specs.ts"

/** A line of a file as the catalogue takes it, or why it does not. */
export type Accepted =
  | {
      readonly _tag: "product"
      readonly line: number
      readonly product: Product
      readonly specs: Specs | null
    }
  | { readonly _tag: "rejected"; readonly line: number; readonly reason: string }

/** What Postgres cannot hold, as JSON writes it: a NUL character, and half of a character of two halves. */
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/

/** Reads each row by its profile: the one named, or the one whose columns these are. */
export async function* accept(
  rows: AsyncIterable<Row>,
  profileName: string | null,
): AsyncGenerator<Accepted> {
  for await (const row of rows) yield judge(row, profileName)
}

const judge = (row: Row, profileName: string | null): Accepted => {
  const { line } = row
  const rejected = (reason: string): Accepted => ({ _tag: "rejected", line, reason })
  if (row._tag === "unreadable") return rejected(row.reason)
  const profile = PROFILES[profileName ?? recognise(row.fields) ?? ""]
  if (profile === undefined) return rejected("its columns are of no known supplier; name a profile")
  const result = profile(row.fields)
  if (result._tag === "Failure") return rejected(result.failure)
  if (UNSTORABLE.test(JSON.stringify(result.success))) return rejected("has characters that cannot be stored")
  const specs = specsOf(row.fields, result.success)
  return specs._tag === "Failure"
    ? rejected(specs.failure)
    : { _tag: "product", line, product: result.success, specs: specs.success }
}
