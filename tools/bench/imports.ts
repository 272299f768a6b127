import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { WRITTEN_COLUMNS } from "@voltread/api/catalogue/products.ts"
import { importFile } from "@voltread/api/imports/import-file.ts"
import { withImportLock } from "@voltread/api/imports/import-lock.ts"
import { addImport } from "@voltread/api/imports/import-records.ts"
import { anImportTask } from "@voltread/api/imports/testing/import-task.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { Effect } from "effect"
import pg from "pg"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"
import { withScratchDatabase } from "./scratch.ts"

export interface ImportFigures {
  readonly products: number
  /** `COPY` of the same rows into a table with the same columns and indexes: the baseline. */
  readonly copiedPerSecond: number
  /** From the file on disk until the products are in the catalog. */
  readonly importedPerSecond: number
  readonly ratio: number
  /** By how much this process grew at its peak, in megabytes. */
  readonly memoryMb: number
}

const CATEGORIES = ["televisions", "laptop-computers", "headphones", "refrigerators", "power-tools"]

/** About 600 bytes, like suppliers' records. */
const record = (n: number): string =>
  JSON.stringify({
    productId: `bench-${n}`,
    sku: `BENCH-${n}`,
    name: `Bench product ${n} of series ${n % 997}, ${n % 2 === 0 ? "black" : "silver"}`,
    description: `A thing of use, made to last. Its number is ${n}. It comes with a cable and a manual.`,
    brand: `Brand ${n % 211}`,
    category: CATEGORIES[n % CATEGORIES.length],
    productType: "electronics",
    partner: `Supplier ${n % 7}`,
    size: "",
    regularPrice: 20 + (n % 90_000) / 100,
    salePrice: 19 + (n % 90_000) / 100,
    supplierCost: 12 + (n % 70_000) / 100,
    shippingCost: 0,
    winnerMarkupId: null,
    thumbnailImage: "",
    smallImage: "",
    largeImage: "",
    attributes: { Color: n % 2 === 0 ? "Black" : "Silver", Weight: `${n % 40} lb` },
    customerReviewAverage: null,
    customerReviewCount: 0,
    isLive: true,
  })

const writeFile = async (file: string, products: number): Promise<void> => {
  const out = createWriteStream(file)
  for (let n = 0; n < products; n += 1) {
    if (!out.write(`${record(n)}\n`)) await once(out, "drain")
  }
  out.end()
  await once(out, "finish")
}

const importing = Effect.fnUntraced(function* (file: string) {
  const task = anImportTask(crypto.randomUUID(), { newStock: 5 })
  yield* addImport({ ...task, fileName: file, bytesTotal: 1, createdBy: "bench", storedAs: null })
  yield* withImportLock((client) => importFile(client, task, file))
})

/** The peak of this process's memory above its initial size, in megabytes. */
const watchMemory = () => {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 100)
  return () => {
    clearInterval(timer)
    return (peak - before) / 1_048_576
  }
}

const perSecond = async (products: number, work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (products * 1_000) / (performance.now() - start)
}

/**
 * The speed of importing a supplier's file into the catalog, compared with `COPY` of the same rows in the same
 * Postgres.
 */
export const benchImports = (databaseUrl: string, products: number): Promise<ImportFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const folder = await mkdtemp(join(tmpdir(), "bench-import-"))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const [supplied, copied] = [join(folder, "products.jsonl"), join(folder, "products.copy")]
      await writeFile(supplied, products)
      await client.query("create table copied (like product including all)")
      const memory = watchMemory()
      const importedPerSecond = await perSecond(products, () =>
        Effect.runPromise(Effect.provide(importing(supplied), Database.layer({ url, max: 4 }))),
      )
      const memoryMb = memory()
      await pipeline(
        client.query(copyTo(`copy (select ${WRITTEN_COLUMNS} from product) to stdout`)),
        createWriteStream(copied),
      )
      await client.query("checkpoint")
      const copiedPerSecond = await perSecond(products, () =>
        pipeline(
          createReadStream(copied),
          client.query(copyFrom(`copy copied (${WRITTEN_COLUMNS}) from stdin`)),
        ),
      )
      return {
        products,
        copiedPerSecond,
        importedPerSecond,
        ratio: importedPerSecond / copiedPerSecond,
        memoryMb,
      }
    } finally {
      await client.end()
      await rm(folder, { recursive: true })
    }
  })
