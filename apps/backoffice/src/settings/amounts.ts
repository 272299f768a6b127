import { fromWritten } from "@voltread/domain/shared/money.ts"

/** Cents for a text field; empty: nothing. Undefined for what no shipping costs. */
export const readSurcharge = (text: string): number | undefined => {
  const cents = text === "" ? 0 : fromWritten(text)
  return cents !== undefined && cents >= 0 && cents <= 1_000_000 ? cents : undefined
}
