import { argon2Sync } from "node:crypto"
import type { Effect } from "effect"
import { addAccount, type NewAccount } from "../accounts/accounts.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"

/** The least that argon2 allows: a log-in takes its cost from the stored hash, and 20 ms each add up in tests. */
const COST = { memory: 8, passes: 1, parallelism: 1 }
const nonce = Buffer.from("a nonce of tests")

const encode = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")

const cheapHash = (password: string): string => {
  const tag = argon2Sync("argon2id", { message: password, nonce, ...COST, tagLength: 32 })
  return `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(tag)}`
}

/** `ensureAccount` for tests that are not about passwords: hashing and logging in take no time. */
export const ensureTestAccount = ({
  password,
  ...account
}: NewAccount): Effect.Effect<boolean, DatabaseError, Database> => addAccount(account, cheapHash(password))
