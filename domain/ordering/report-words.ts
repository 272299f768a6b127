import { capitalized } from "../shared/capitalized.ts"
import { trafficWord } from "../shared/traffic-words.ts"
import { gatewayLabel } from "./gateway-type.ts"
import { paymentKindWord } from "./payment-kind-word.ts"
import { paymentResultWord } from "./payment-result-word.ts"
import { processorLabel } from "./processor-label.ts"

/** The form of processor names; names of people have spaces or capitals, or are addresses. */
const PROCESSOR = /^[a-z-]+$/

/** By column. */
const WORDS: Readonly<Record<string, (code: string) => string>> = {
  kind: (code) => capitalized(paymentKindWord(code)),
  gateway: (code) => (code === "none" ? "None" : gatewayLabel(code)),
  result: (code) => capitalized(paymentResultWord(code)),
  source: trafficWord,
  firstSource: trafficWord,
  medium: trafficWord,
  campaign: trafficWord,
  keyword: trafficWord,
  promotion: trafficWord,
  actor: (name) => (PROCESSOR.test(name) ? processorLabel(name) : name),
}

/** A code in a report's cell in words for staff, on the screen and in files; other cells stay as they are. */
export const reportWord = (column: string, cell: string): string =>
  Object.hasOwn(WORDS, column) ? (WORDS[column]?.(cell) ?? cell) : cell
