import { omitUndefined, type RawSearch, textValue } from "../search-params/search-value.ts"

export interface UndeliveredMailView {
  /** Only mail to this address. */
  readonly email?: string
}

export const undeliveredMailView = (raw: RawSearch): UndeliveredMailView =>
  omitUndefined({ email: textValue(raw.email) })
