import { exportHistory, historyLines } from "@voltread/api/history/export-history.ts"
import { importHistory } from "@voltread/api/history/import-history.ts"
import { formerShopOf } from "@voltread/api/history/past-order-commands.ts"
import { Effect, Stream } from "effect"
import { shopWriterLayer } from "../history/shop-writer.ts"
import { findDatabase } from "../start/running-shop.ts"
import { counted, type FileOptions, reportImport } from "./rejected-lines.ts"
import { showUsage } from "./usage.ts"
import { written } from "./written.ts"

/** Writes the whole history as JSON lines, and on stderr what it cannot tell of. Answers the exit code. */
export const exportHistoryLines = async (): Promise<number> => {
  const url = await Effect.runPromise(findDatabase)
  const parts = Stream.provide(exportHistory, shopWriterLayer(url, "export"))
  let missing = 0
  for await (const part of Stream.toAsyncIterable(parts)) {
    await written(historyLines(part))
    for (const { what, why } of part.leftOut) process.stderr.write(`${what} was left out: ${why}.\n`)
    missing += part.leftOut.length
  }
  process.stderr.write(`${missing} records were left out.\n`)
  return 0
}

interface HistoryOptions extends FileOptions {
  /** Name of the other shop. */
  readonly shop: string
  /** Before its order numbers. */
  readonly prefix: string
}

/** Imports customers, past orders and returns of another shop. Answers the exit code. */
export const importHistoryFrom = async (file: string, options: HistoryOptions): Promise<number> => {
  const formerShop = formerShopOf(options.shop, options.prefix)
  if (formerShop === undefined) return showUsage()
  const url = await Effect.runPromise(findDatabase)
  const { customers, orders, returns, products, unchanged, ...outcome } = await Effect.runPromise(
    Effect.provide(
      importHistory({ file, formerShop, isDryRun: options.isDryRun }),
      shopWriterLayer(url, "import"),
    ),
  )
  const counts =
    `${counted(customers, "customer")}, ${counted(orders, "order")}, ${counted(returns, "return")} and ` +
    `${counted(products, "product")} no longer for sale; ${unchanged} unchanged`
  await reportImport({ counts, ...outcome }, options)
  return 0
}
