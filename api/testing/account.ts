import { Effect } from "effect"
import { addAccount, type NewAccount } from "../accounts/accounts.ts"
import { hashPassword } from "../platform/passwords.ts"

/** The least that argon2 allows. */
const LEAST_COST = { memory: 8, passes: 1, parallelism: 1 }

/** `ensureAccount` for tests that are not about passwords: hashing and each log-in take no time. */
export const ensureTestAccount = ({ password, ...account }: NewAccount) =>
  Effect.flatMap(
    Effect.promise(() => hashPassword(password, LEAST_COST)),
    (hash) => addAccount(account, hash),
  )
