import { Schema } from "effect"
import type pg from "pg"

const decodeNumbers = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ number: Schema.Int })))

/** The numbers of the migrations that a database has had. */
export const appliedMigrations = async (client: pg.Client): Promise<ReadonlyArray<number>> => {
  const { rows } = await client.query("select number from schema_migrations order by number")
  return decodeNumbers(rows).map(({ number }) => number)
}
