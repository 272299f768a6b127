import {
  clearSearch,
  clearSearches,
  noSavedSearches,
  type SavedSearches,
  type SavedSearchList,
  saveAll,
} from "@voltread/domain/catalogue/saved-searches.ts"
import { SavedSearches as SavedSearchesSchema } from "@voltread/domain/catalogue/saved-searches-schema.ts"
import { Effect, Option, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"

const SearchesRow = Schema.Struct({ searches: Schema.Unknown })

const decode = Schema.decodeUnknownOption(SavedSearchesSchema)

/** Lists in an older release's format are ignored: saved searches are a convenience. */
const read = ([row]: ReadonlyArray<typeof SearchesRow.Type>): SavedSearches =>
  Option.getOrElse(decode(row?.searches), () => noSavedSearches)

export const savedSearchesOf = (username: string): Effect.Effect<SavedSearches, DatabaseError, Database> =>
  rows(SearchesRow, {
    text: "select searches from saved_searches where username = $1",
    values: [username],
  }).pipe(Effect.map(read))

/** Changes the lists under a row lock, so that two devices saving at once lose nothing, and answers all as they are. */
const updateSearches = (
  username: string,
  change: (kept: SavedSearches) => SavedSearches,
): Effect.Effect<SavedSearches, DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      const after = change(yield* lockSearches(client, username))
      yield* executeOn(client, {
        text: "update saved_searches set searches = $2, updated_at = clock_timestamp() where username = $1",
        values: [username, JSON.stringify(after)],
      })
      return after
    }),
  )

const lockSearches = Effect.fnUntraced(function* (client: pg.ClientBase, username: string) {
  yield* executeOn(client, {
    text: "insert into saved_searches (username, searches) values ($1, $2) on conflict do nothing",
    values: [username, JSON.stringify(noSavedSearches)],
  })
  return read(
    yield* rowsOn(client, SearchesRow, {
      text: "select searches from saved_searches where username = $1 for update",
      values: [username],
    }),
  )
})

/** Saves all of these on top of what is there. Sending it again changes nothing. */
export const addSavedSearches = (username: string, added: SavedSearches) =>
  updateSearches(username, (kept) => saveAll(kept, added))

/** Clears one search by its name, or the whole list. */
export const clearSavedSearches = (username: string, list: SavedSearchList, name: string | undefined) =>
  updateSearches(username, (kept) =>
    name === undefined ? clearSearches(kept, list) : clearSearch(kept, list, name),
  )
