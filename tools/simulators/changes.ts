import { Journal } from "./journal.ts"
import type { Notification } from "./outbox.ts"

/** One change of a vendor's records, with the messages that it causes. */
interface Change {
  readonly notifications?: ReadonlyArray<Notification> | undefined
}

/** The records, updated by each change. */
interface Memory<C> {
  apply(change: C): void
}

interface Options<C, M> {
  readonly decode: (entry: unknown) => C
  readonly memory: M
  /** Called with the messages of earlier starts. */
  readonly onNotification: (notification: Notification) => void
}

interface Opened<M> {
  readonly journal: Journal
  readonly memory: M
}

/** Reads the changes of earlier starts. */
export const openChanges = async <C extends Change, M extends Memory<C>>(
  path: string,
  { decode, memory, onNotification }: Options<C, M>,
): Promise<Opened<M>> => {
  const journal = await Journal.open(path, (entry) => {
    const change = decode(entry)
    memory.apply(change)
    for (const notification of change.notifications ?? []) onNotification(notification)
  })
  return { journal, memory }
}

/** A vendor's records, change by change: in memory for reading, in the journal for the next start. */
export abstract class Changes<C extends Change, M extends Memory<C>> {
  readonly #journal: Journal
  protected readonly memory: M

  protected constructor({ journal, memory }: Opened<M>) {
    this.#journal = journal
    this.memory = memory
  }

  /** Visible to other calls at once; resolves when it is on disk, and only then may it be answered. */
  async commit(change: C): Promise<void> {
    this.memory.apply(change)
    await this.#journal.append(change)
  }

  close(): Promise<void> {
    return this.#journal.close()
  }
}
