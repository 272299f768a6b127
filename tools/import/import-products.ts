import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { queryOn, transaction } from "@voltread/api/postgres/query.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Data, Effect } from "effect"
import type pg from "pg"
import { PROFILES, recognise } from "./profiles.ts"
import { type OnBytes, type Row, readRows } from "./rows.ts"

export interface RejectedLine {
  readonly file: string
  readonly line: number
  readonly reason: string
}

export interface ImportSummary {
  readonly imported: number
  readonly rejected: ReadonlyArray<RejectedLine>
}

export interface ImportOptions {
  readonly files: ReadonlyArray<string>
  /** Name of a profile; absent: recognised by the columns. */
  readonly profile?: string
  /** Units to put on the shelf for products that are new. */
  readonly stock: number
  readonly onBytes?: OnBytes
}

const BATCH = 2_000

/** The file cannot be read to its end. Nothing was imported. */
export class UnreadableFile extends Data.TaggedError("UnreadableFile")<{ readonly message: string }> {}

const unreadableFile = (file: string) => (cause: unknown) =>
  new UnreadableFile({ message: `${file}: ${cause instanceof Error ? cause.message : String(cause)}` })

const unknownShape = "its columns are of no known supplier; name a profile"

/**
 * Imports supplier files in one transaction: readers see all of it or nothing, and an interruption leaves nothing
 * behind. Lines that cannot be sold are left out and listed with the line number and the reason. A sku that comes
 * twice is taken the first time.
 */
export const importProducts = (options: ImportOptions) =>
  transaction((client) =>
    Effect.gen(function* () {
      const rejected: Array<RejectedLine> = []
      let imported = 0
      for (const file of options.files) {
        imported += yield* importFile(client, file, options, (line, reason) =>
          rejected.push({ file, line, reason }),
        )
      }
      return { imported, rejected } satisfies ImportSummary
    }),
  )

const importFile = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  file: string,
  options: ImportOptions,
  reject: (line: number, reason: string) => void,
) {
  const seen = new Map<string, number>()
  const rows = readRows(file, options.onBytes)
  const products = accept(rows, options.profile, seen, reject)
  for (;;) {
    const batch = yield* Effect.tryPromise({ try: () => take(products, BATCH), catch: unreadableFile(file) })
    if (batch.length === 0) return seen.size
    yield* upsertProducts(client, batch)
    yield* stockNewProducts(client, batch, options.stock)
  }
})

/** Within one transaction `now()` stands still, so that the products it created are told by their time. */
const stockNewProducts = (client: pg.ClientBase, batch: ReadonlyArray<Product>, units: number) =>
  queryOn(client, {
    text: `update stock s set available = $2 from product p
           where p.product_id = s.product_id and p.created_at = now() and p.product_id = any ($1)`,
    values: [batch.map((product) => product.productId), units],
  })

async function* accept(
  rows: AsyncIterable<Row>,
  profileName: string | undefined,
  seen: Map<string, number>,
  reject: (line: number, reason: string) => void,
): AsyncGenerator<Product> {
  for await (const row of rows) {
    if (row._tag === "unreadable") {
      reject(row.line, row.reason)
      continue
    }
    const profile = PROFILES[profileName ?? recognise(row.fields) ?? ""]
    if (profile === undefined) {
      reject(row.line, unknownShape)
      continue
    }
    const product = profile(row.fields)
    if (product._tag === "Failure") {
      reject(row.line, product.failure)
      continue
    }
    const { productId, sku } = product.success
    const first = seen.get(productId)
    if (first !== undefined) {
      reject(row.line, `repeats the sku ${sku} of line ${first}`)
      continue
    }
    seen.set(productId, row.line)
    yield product.success
  }
}

const take = async <A>(source: AsyncGenerator<A>, count: number): Promise<ReadonlyArray<A>> => {
  const taken: Array<A> = []
  while (taken.length < count) {
    const next = await source.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
}
