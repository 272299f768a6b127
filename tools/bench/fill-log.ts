import { randomUUID } from "node:crypto"
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import pg from "pg"
import { scenarioOrder } from "./order-scenarios.ts"

/** As many connections as eight staff members use. */
export const scratchPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // The database is dropped while the last of its connections may still be closing.
  pool.on("error", () => undefined)
  return pool
}

/** Empty read models. */
export const prepareReadModels = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  await ensureReadModels(client, readModels)
  await client.end()
}

/** Writes directly into the log's table: the speed of appends is measured elsewhere. */
export const fillLog = async (pool: pg.Pool, orders: number): Promise<number> => {
  let position = 0
  for (let n = 0; n < orders; n += 500) {
    const rows = Array.from({ length: Math.min(500, orders - n) }, (_, i) => scenarioOrder(n + i)).flatMap(
      ({ orderId, events }) =>
        events.map((event, revision) => ({
          ...event,
          revision,
          stream: `order-${orderId}`,
          id: randomUUID(),
          position: ++position,
        })),
    )
    await pool.query(
      `insert into events (position, stream, revision, id, type, schema_version, data, metadata)
       select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::int[], $7::json[], $8::json[])`,
      [
        rows.map((row) => row.position),
        rows.map((row) => row.stream),
        rows.map((row) => row.revision),
        rows.map((row) => row.id),
        rows.map((row) => row.type),
        rows.map((row) => row.schemaVersion),
        rows.map((row) => row.data),
        rows.map((row) => row.metadata),
      ],
    )
  }
  return position
}

/** Copies projected orders until the list contains `orders`, each under an id of its own. */
export const growList = async (pool: pg.Pool, orders: number): Promise<void> => {
  const { rows } = await pool.query("select count(*)::int as known from read.order_list")
  const known: number = rows[0].known
  await pool.query(
    `insert into read.order_list
     select order_id || '-' || $3::text || '-' || n, unique_id || n, username, customer_name, n || email, status, total + n, item_count,
       first_item_name, gateway_type, submitted_at, created_at - n * interval '1 hour', updated_at, affiliate_id,
       ship_state, partners, search || n
     from (select * from read.order_list limit $1) o, generate_series(1, $2::int) n`,
    [known, Math.ceil((orders - known) / known), String(orders)],
  )
  await pool.query(
    `insert into read.order_count select '', status, count(*) from read.order_list group by status
     on conflict (username, status) do update set orders = excluded.orders`,
  )
  await pool.query("vacuum analyze read.order_list")
}
