import { Schema } from "effect"
import { Journal } from "../journal.ts"

/** One answered question: the vendor's books. No data of the buyer is stored. */
export const Check = Schema.Struct({
  id: Schema.String,
  transactionId: Schema.String,
  riskScore: Schema.Number,
  at: Schema.Number,
})
export type Check = typeof Check.Type

/** In the vendor's range. */
export const RiskScore = Schema.Finite.check(Schema.isBetween({ minimum: 0.01, maximum: 99 }))

/** A score that an operator has set for questions about an email address or an order; null: no longer set. */
const SetScore = Schema.Struct({
  about: Schema.NonEmptyString,
  setScore: Schema.NullOr(RiskScore),
})
type SetScore = typeof SetScore.Type

const decodeLine = Schema.decodeUnknownSync(Schema.Union([Check, SetScore]))

export class Store {
  readonly #journal: Journal
  readonly #checks: Array<Check>
  readonly #scores: Map<string, number>

  private constructor(journal: Journal, checks: Array<Check>, scores: Map<string, number>) {
    this.#journal = journal
    this.#checks = checks
    this.#scores = scores
  }

  static async open(path: string): Promise<Store> {
    const checks: Array<Check> = []
    const scores = new Map<string, number>()
    const journal = await Journal.open(path, (entry) => {
      const line = decodeLine(entry)
      if ("setScore" in line) keep(scores, line)
      else checks.push(line)
    })
    return new Store(journal, checks, scores)
  }

  /** Resolves when it is on disk, and only then may it be answered. */
  async add(check: Check): Promise<void> {
    this.#checks.push(check)
    await this.#journal.append(check)
  }

  /** Does not change existing ones. */
  async take(checks: ReadonlyArray<Check>): Promise<void> {
    const known = new Set(this.#checks.map(({ id }) => id))
    await Promise.all(checks.filter(({ id }) => !known.has(id)).map((check) => this.add(check)))
  }

  /** Resolves when it is on the disk. */
  async setScore(score: SetScore): Promise<void> {
    const line = { ...score, about: score.about.toLowerCase() }
    keep(this.#scores, line)
    await this.#journal.append(line)
  }

  /** The score of the first of these for which an operator has set one. */
  scoreOf(...about: ReadonlyArray<string>): number | undefined {
    return about.map((each) => this.#scores.get(each.toLowerCase())).find((score) => score !== undefined)
  }

  scores(): ReadonlyArray<{ readonly id: string; readonly riskScore: number }> {
    return [...this.#scores].map(([id, riskScore]) => ({ id, riskScore }))
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

const keep = (scores: Map<string, number>, { about, setScore }: SetScore): void => {
  if (setScore === null) scores.delete(about)
  else scores.set(about, setScore)
}
