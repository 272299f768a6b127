import { Journal } from "./journal.ts"
import type { Notification } from "./outbox.ts"

/** One step of what a vendor knows, with the messages that it leads to. */
interface Change {
  readonly notifications?: ReadonlyArray<Notification> | undefined
}

interface Options<C extends Change> {
  readonly decode: (entry: unknown) => C
  /** Brings what is in memory up to date. */
  readonly apply: (change: C) => void
  /** Hears of the messages of earlier starts. */
  readonly onNotification: (notification: Notification) => void
}

/** What a vendor knows, change by change: in memory for reading, in the journal for the next start. */
export class Changes<C extends Change> {
  readonly #journal: Journal
  readonly #apply: (change: C) => void

  private constructor(journal: Journal, apply: (change: C) => void) {
    this.#journal = journal
    this.#apply = apply
  }

  static async open<C extends Change>(
    path: string,
    { decode, apply, onNotification }: Options<C>,
  ): Promise<Changes<C>> {
    const journal = await Journal.open(path, (entry) => {
      const change = decode(entry)
      apply(change)
      for (const notification of change.notifications ?? []) onNotification(notification)
    })
    return new Changes(journal, apply)
  }

  /** Visible to other calls at once; resolves when it is on the disk, and only then may it be answered. */
  async commit(change: C): Promise<void> {
    this.#apply(change)
    await this.#journal.append(change)
  }

  close(): Promise<void> {
    return this.#journal.close()
  }
}
