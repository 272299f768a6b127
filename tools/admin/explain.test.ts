import { expect, test } from "vitest"
import { explain } from "./explain.ts"

test.each([
  [
    "ECONNREFUSED",
    "connect ECONNREFUSED 127.0.0.1:5432",
    /^The database of DATABASE_URL does not answer \(conn/,
  ],
  [
    "28P01",
    'password authentication failed for user "shop"',
    /^The database of DATABASE_URL does not answer/,
  ],
  ["42P01", 'relation "account" does not exist', /^The database has no tables of a shop yet/],
  ["25006", "cannot execute INSERT in a read-only transaction", /^It could not be stored: cannot execute/],
])("%s is explained", (code, reason, sentence) => {
  expect(explain({ code, reason })).toMatch(sentence)
})
