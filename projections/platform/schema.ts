import { type Position, START } from "@voltread/domain/event.ts"
import { Schema } from "effect"
import { type ModelVersion, type Projection, versionOf } from "./projection.ts"
import { type Queryable, reading, run } from "./sql.ts"

/**
 * The schemas of the read models. Queries name `read.` explicitly; handlers name no schema and write to the first one
 * of their connection's search path, so that one handler serves the live tables and those of a rebuild.
 */
export const LIVE_SCHEMA = "read"
export const NEXT_SCHEMA = "read_next"
type ReadSchema = typeof LIVE_SCHEMA | typeof NEXT_SCHEMA

/** Postgres channel that tells the active runner that its tables or the parked events may have changed. */
export const WAKE_CHANNEL = "read_model_wake"

export const setSearchPath = (db: Queryable, schema: ReadSchema): Promise<number> =>
  run(db, `set search_path to ${schema}, public`)

/**
 * One checkpoint for all models of a schema: they move together, in the transaction that writes their rows.
 * `generation` of the live schema counts the swaps and erasures, so that a runner notices that its tables were replaced
 * or that what it has read is void; that of a rebuild is the one in which it began.
 */
const BOOKKEEPING = `
  create table if not exists checkpoint (
    only_row boolean primary key default true check (only_row),
    position text collate "C" not null,
    events bigint not null,
    generation integer not null
  );
  insert into checkpoint (position, events, generation) values ('', 0, 0) on conflict do nothing;
  create table if not exists model (
    name text primary key,
    version integer not null
  );
  create table if not exists parked_event (
    stream text collate "C" not null,
    revision integer not null,
    position text collate "C" not null,
    event_id text not null,
    type text not null,
    error text not null,
    attempts integer not null,
    parked_at timestamptz not null default now(),
    primary key (stream, revision)
  );
  alter table model add column if not exists setting text not null default '';
  alter table parked_event add column if not exists order_number text;
`

/** pg_trgm is for the search in orders and applications; it is a trusted extension, so no superuser is needed. */
export const createSchema = async (db: Queryable, schema: ReadSchema): Promise<void> => {
  await run(db, `create schema if not exists ${schema}`)
  await run(db, "create extension if not exists pg_trgm schema public")
  await setSearchPath(db, schema)
  await run(db, BOOKKEEPING)
}

export const createTables = async (
  db: Queryable,
  projections: ReadonlyArray<Projection<never>>,
): Promise<void> => {
  for (const projection of projections) {
    await run(db, projection.tableDdl)
    await recordVersion(db, projection)
  }
}

/** Records which definitions the tables were built by. */
export const recordVersion = async (
  db: Queryable,
  projection: Projection<never>,
  options: { readonly schema?: ReadSchema } = {},
): Promise<void> => {
  const table = options.schema === undefined ? "model" : `${options.schema}.model`
  const { version, setting } = versionOf(projection)
  await run(
    db,
    `insert into ${table} (name, version, setting) values ($1, $2, $3)
     on conflict (name) do update set version = excluded.version, setting = excluded.setting`,
    [projection.name, version, setting],
  )
}

/** Separate from the tables, because indexing a table after filling it is several times faster. */
export const createIndexes = async (
  db: Queryable,
  projections: ReadonlyArray<Projection<never>>,
): Promise<void> => {
  for (const projection of projections) {
    if (projection.indexDdl !== "") await run(db, projection.indexDdl)
    for (const table of projection.tables) await run(db, `analyze ${table}`)
  }
}

const ModelRow = Schema.Struct({ name: Schema.String, version: Schema.Int, setting: Schema.String })
const readModels = reading(ModelRow)

/** Versions of the models in the schema of `db`'s search path, by name. */
export const installedVersions = async (db: Queryable): Promise<ReadonlyMap<string, ModelVersion>> => {
  // An older release created the table without the column for settings.
  const rows = await readModels(
    db,
    "select name, version, coalesce(to_json(model)->>'setting', '') as setting from model",
  )
  return new Map(rows.map(({ name, ...version }) => [name, version]))
}

/** Whether the stored rows were built by this definition. */
export const isInstalled = (
  installed: ReadonlyMap<string, ModelVersion>,
  projection: Projection<never>,
): boolean => {
  const known = installed.get(projection.name)
  const { version, setting } = versionOf(projection)
  return known?.version === version && known.setting === setting
}

const CheckpointRow = Schema.Struct({
  position: Schema.String,
  events: Schema.Int,
  generation: Schema.Int,
})
type Checkpoint = typeof CheckpointRow.Type
const readCheckpoints = reading(CheckpointRow)

/** `lock` holds it until the transaction ends: no other writer or swap can proceed meanwhile. */
export const checkpoint = async (
  db: Queryable,
  options: { readonly lock?: boolean; readonly schema?: ReadSchema } = {},
): Promise<Checkpoint> => {
  const table = options.schema === undefined ? "checkpoint" : `${options.schema}.checkpoint`
  const [row] = await readCheckpoints(
    db,
    `select position, events, generation from ${table}${options.lock === true ? " for update" : ""}`,
  )
  return row ?? { position: START, events: 0, generation: 0 }
}

export const moveCheckpoint = (db: Queryable, position: Position, events: number): Promise<number> =>
  run(db, "update checkpoint set position = $1, events = events + $2", [position, events])

/** Invalidates batches that others have read and not yet written; they are notified when the transaction commits. */
export const moveGeneration = async (db: Queryable): Promise<void> => {
  await run(db, "update checkpoint set generation = generation + 1")
  // An idle runner would not notice before the next event.
  await run(db, "select pg_notify($1, '')", [WAKE_CHANNEL])
}

const readExistence = reading(Schema.Struct({ exists: Schema.Boolean }))

/** Whether the schema exists with its bookkeeping. */
export const schemaExists = async (db: Queryable, schema: ReadSchema): Promise<boolean> => {
  const [row] = await readExistence(db, "select to_regclass($1) is not null as exists", [
    `${schema}.checkpoint`,
  ])
  return row?.exists ?? false
}

/** The time zone of the live models' days; null if there are no models yet. */
export const shopTimeZone = async (db: Queryable): Promise<string | null> => {
  if (!(await schemaExists(db, LIVE_SCHEMA))) return null
  const rows = await readModels(
    db,
    `select name, version, setting from ${LIVE_SCHEMA}.model where setting <> '' limit 1`,
  )
  return rows[0]?.setting ?? null
}
