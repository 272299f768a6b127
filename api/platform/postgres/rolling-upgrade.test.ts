import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { type Migration, readMigrations } from "./migrate.ts"

/** Releases by their last migration, the data of which is kept for the test of upgrades. */
const RELEASES = join(import.meta.dirname, "../../../tools/backup/releases")
/** Those before it were written while releases did not yet run side by side. */
const FIRST = 66

/** What a process of the release before would stumble over while the new one is already at work. */
const FORBIDDEN: ReadonlyArray<readonly [what: string, pattern: RegExp]> = [
  ["takes a table, column or view away", /\bdrop\s+(table|column|view|type|function|schema)\b/],
  ["gives something another name", /\brename\b/],
  ["gives a column another type", /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/],
  ["demands a value where none was demanded", /\bset\s+not\s+null\b/],
  [
    "adds a column that must be filled, without a default",
    /\badd\s+(column\s+)?(?!constraint|primary|unique|check|foreign)\w+\s(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/,
  ],
  [
    "demands of existing columns what was not demanded",
    /\badd\s+(constraint\s+\w+\s+)?(check|unique|foreign\s+key|primary\s+key)\b/,
  ],
]

const withoutComments = (sql: string): string =>
  sql.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").toLowerCase()

/** `-- unused since release 0065`, at the top: that release did without it, so that nobody who still runs needs it. */
const unusedSince = (sql: string): number | undefined => {
  const said = /^-- unused since release (\d{4})/im.exec(sql)?.[1]
  return said === undefined ? undefined : Number(said)
}

const problems = (
  { name, number, sql }: Pick<Migration, "name" | "number" | "sql">,
  releases: ReadonlyArray<number>,
): ReadonlyArray<string> => {
  const since = unusedSince(sql)
  if (since !== undefined && releases.includes(since) && since < number) return []
  return FORBIDDEN.flatMap(([what, pattern]) =>
    pattern.test(withoutComments(sql)) ? [`${name} ${what}`] : [],
  )
}

describe("a migration lets processes of the release before work on", () => {
  test("each one of this release", async () => {
    const releases = readdirSync(RELEASES).map(Number)
    const migrations = await Effect.runPromise(readMigrations())
    expect(
      migrations.filter(({ number }) => number >= FIRST).flatMap((each) => problems(each, releases)),
    ).toEqual([])
  })

  test.each([
    "drop table a",
    "alter table a drop column b",
    "alter table a rename column b to c",
    "alter table a alter column b type bigint",
    "alter table a alter column b set not null",
    "alter table a add column b text not null",
    "alter table a add column c int, add column b text not null check (b <> '')",
    "alter table a add constraint b check (c > 0)",
    "alter table a add unique (b)",
  ])("which this would not: %s", (sql) => {
    expect(problems({ name: "it", number: 99, sql }, [65])).toHaveLength(1)
    expect(problems({ name: "it", number: 99, sql: `-- Unused since release 0065.\n${sql}` }, [65])).toEqual(
      [],
    )
    expect(
      problems({ name: "it", number: 99, sql: `-- Unused since release 0098.\n${sql}` }, [65]),
    ).toHaveLength(1)
  })

  test.each([
    "create table a (b text not null unique, c int check (c > 0)); create index on a (b)",
    "alter table a add column b text",
    "alter table a add column b text not null default '', add column c int",
    "-- drop table a, one day\nselect 1",
  ])("which this does: %s", (sql) => {
    expect(problems({ name: "it", number: 99, sql }, [])).toEqual([])
  })
})
