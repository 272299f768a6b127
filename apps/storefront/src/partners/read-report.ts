import { OwnReport } from "@voltread/domain/contract/affiliate-books.ts"
import { Option, Schema } from "effect"

interface ReportRange {
  /** How many, up to today as the shop counts days. */
  readonly days: string
  readonly groupBy: "day" | "sub"
}

const decode = Schema.decodeUnknownOption(
  Schema.Struct({ errorMessage: Schema.NullOr(Schema.String), data: Schema.NullOr(OwnReport) }),
)

const FAILURE = "The figures could not be loaded. Please try again in a moment."

/** An affiliate's own figures. Throws an error that can be shown. Sends the affiliate's token, never a shopper's log-in. */
export const readReport = async (
  token: string,
  range: ReportRange,
  signal: AbortSignal,
): Promise<OwnReport> => {
  const response = await fetch(`/api/affiliate/report?${new URLSearchParams({ ...range })}`, {
    headers: { authorization: `Bearer ${token}` },
    credentials: "omit",
    signal,
  })
  const body: unknown = await response.json().catch(() => null)
  const answer = Option.getOrUndefined(decode(body))
  if (answer?.data == null) throw new Error(answer?.errorMessage || FAILURE)
  return answer.data
}
