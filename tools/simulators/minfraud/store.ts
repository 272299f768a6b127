import { Schema } from "effect"
import { Journal } from "../journal.ts"

/** One question that was answered: the vendor's books. Nothing of the buyer is kept. */
export const Check = Schema.Struct({
  id: Schema.String,
  transactionId: Schema.String,
  riskScore: Schema.Number,
  at: Schema.Number,
})
export type Check = typeof Check.Type

const decodeCheck = Schema.decodeUnknownSync(Check)

export class Store {
  readonly #journal: Journal
  readonly #checks: Array<Check>

  private constructor(journal: Journal, checks: Array<Check>) {
    this.#journal = journal
    this.#checks = checks
  }

  static async open(path: string): Promise<Store> {
    const checks: Array<Check> = []
    const journal = await Journal.open(path, (entry) => {
      checks.push(decodeCheck(entry))
    })
    return new Store(journal, checks)
  }

  /** Resolves when it is on the disk, and only then may it be answered. */
  async add(check: Check): Promise<void> {
    this.#checks.push(check)
    await this.#journal.append(check)
  }

  /** Leaves those that are known as they are. */
  async take(checks: ReadonlyArray<Check>): Promise<void> {
    const known = new Set(this.#checks.map(({ id }) => id))
    await Promise.all(checks.filter(({ id }) => !known.has(id)).map((check) => this.add(check)))
  }

  /** Oldest first. */
  checks(transactionId?: string): ReadonlyArray<Check> {
    return transactionId === undefined
      ? this.#checks
      : this.#checks.filter((check) => check.transactionId === transactionId)
  }

  close(): Promise<void> {
    return this.#journal.close()
  }
}
