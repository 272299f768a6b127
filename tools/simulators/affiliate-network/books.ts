import { Schema } from "effect"
import { Journal } from "../journal.ts"

const Click = Schema.Struct({
  kind: Schema.Literal("click"),
  rxId: Schema.String,
  at: Schema.String,
  affiliateId: Schema.String,
  subAffiliateId: Schema.NullOr(Schema.String),
  clickHash: Schema.NullOr(Schema.String),
  url: Schema.String,
})

const Entry = Schema.Struct({
  kind: Schema.Literals(["conversion", "reversal", "addition"]),
  /** By which a network recognizes repetitions. */
  key: Schema.String,
  at: Schema.String,
  network: Schema.String,
  affiliate: Schema.String,
  order: Schema.String,
  transaction: Schema.String,
  /** Cents. */
  value: Schema.Int,
  payout: Schema.Int,
})
export type Entry = typeof Entry.Type
export type Click = typeof Click.Type

const decode = Schema.decodeUnknownSync(Schema.Union([Click, Entry]))

/** The network's records: in memory for reading, in the journal for the next start. */
export class Books {
  readonly clicks: Array<Click> = []
  readonly #entries = new Map<string, Entry>()
  readonly #journal: Journal
  /** Repeated postbacks. */
  repeated = 0

  private constructor(journal: Journal, stored: ReadonlyArray<unknown>) {
    this.#journal = journal
    for (const entry of stored) this.#keep(decode(entry))
  }

  static async open(path: string): Promise<Books> {
    const stored: Array<unknown> = []
    const journal = await Journal.open(path, (entry) => stored.push(entry))
    return new Books(journal, stored)
  }

  entries(): ReadonlyArray<Entry> {
    return [...this.#entries.values()]
  }

  async click(click: Click): Promise<void> {
    this.#keep(click)
    await this.#journal.append(click)
  }

  /** Counts each once; resolves when it is on disk. */
  async book(entry: Entry): Promise<void> {
    if (this.#entries.has(entry.key)) {
      this.repeated += 1
      return
    }
    this.#keep(entry)
    await this.#journal.append(entry)
  }

  close(): Promise<void> {
    return this.#journal.close()
  }

  #keep(entry: Click | Entry): void {
    if (entry.kind === "click") this.clicks.push(entry)
    else this.#entries.set(entry.key, entry)
  }
}
