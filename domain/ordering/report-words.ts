import { capitalized } from "../shared/capitalized.ts"
import { gatewayLabel } from "./gateway-type.ts"
import { paymentKindWord } from "./payment-kind-word.ts"
import { paymentResultWord } from "./payment-result-word.ts"
import { processorLabel } from "./processor-label.ts"

/** As processors are named; people have spaces or capitals in their names, or an address. */
const PROCESSOR = /^[a-z-]+$/

/** By column. */
const WORDS: Readonly<Record<string, (code: string) => string>> = {
  kind: paymentKindWord,
  gateway: (code) => (code === "none" ? "None" : gatewayLabel(code)),
  result: (code) => capitalized(paymentResultWord(code)),
  actor: (name) => (PROCESSOR.test(name) ? processorLabel(name) : name),
}

/** A code in a report's cell as staff read it, on the screen and in files; other cells stay as they are. */
export const reportWord = (column: string, cell: string): string =>
  Object.hasOwn(WORDS, column) ? (WORDS[column]?.(cell) ?? cell) : cell
