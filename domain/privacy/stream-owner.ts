import { Option, Schema } from "effect"
import type { NewEvent } from "../event.ts"
import { parseStream } from "../stream.ts"

const BEGINNINGS: ReadonlySet<string> = new Set(["OrderCreated", "CartCreated", "LoanApplicationInitiated"])

/** Whether it is the first event of a stream that belongs to a person. */
export const isBeginning = ({ type }: Pick<NewEvent, "type">): boolean => BEGINNINGS.has(type)

const Begun = Schema.Struct({ username: Schema.NullOr(Schema.String) })
const decodeBegun = Schema.decodeUnknownOption(Begun)

/**
 * The name of the person to whom a stream belongs, by the data of its first event; undefined where it belongs to nobody. A
 * guest gets a name for each order and each loan, since they may give another address for each.
 */
export const ownerName = (stream: string, data: unknown): string | undefined => {
  const begun = Option.getOrUndefined(decodeBegun(data))
  if (begun?.username != null) return begun.username
  if (mayBelongToNobody(stream)) return undefined
  return `guest:${stream}`
}

/** A guest's cart does. */
export const mayBelongToNobody = (stream: string): boolean => parseStream(stream)?.kind === "cart"
