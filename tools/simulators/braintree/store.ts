import { Schema } from "effect"
import { Journal } from "../journal.ts"
import type { Notification } from "../outbox.ts"
import { Change, type Nonce, type RequestKey, type Transaction } from "./records.ts"

const decodeChange = Schema.decodeUnknownSync(Change)

/** Everything the gateway knows: in memory for reading, in the journal for the next start. */
export class Store {
  readonly #journal: Journal
  readonly #memory: Memory

  private constructor(journal: Journal, memory: Memory) {
    this.#journal = journal
    this.#memory = memory
  }

  static async open(path: string, onNotification: (notification: Notification) => void): Promise<Store> {
    const memory = new Memory()
    const journal = await Journal.open(path, (entry) => {
      const change = decodeChange(entry)
      memory.apply(change)
      for (const notification of change.notifications ?? []) onNotification(notification)
    })
    return new Store(journal, memory)
  }

  /** Visible to other calls at once; resolves when it is on the disk, and only then may it be answered. */
  async commit(change: Change): Promise<void> {
    this.#memory.apply(change)
    await this.#journal.append(change)
  }

  close(): Promise<void> {
    return this.#journal.close()
  }

  transaction(id: string): Transaction | undefined {
    return this.#memory.transactions.get(id)
  }

  /** Oldest first. */
  transactions(): Iterable<Transaction> {
    return this.#memory.transactions.values()
  }

  /** Ids of what waits to be settled, in the order of submission. */
  submitted(): Iterable<string> {
    return this.#memory.submitted
  }

  transactionsOfOrder(orderId: string): ReadonlyArray<Transaction> {
    const ids = this.#memory.byOrder.get(orderId) ?? []
    return ids.flatMap((id) => this.#memory.transactions.get(id) ?? [])
  }

  nonce(nonce: string): Nonce | "consumed" | undefined {
    return this.#memory.nonces.get(nonce)
  }

  requestKey(key: string): RequestKey | undefined {
    return this.#memory.requestKeys.get(key)
  }
}

class Memory {
  readonly transactions = new Map<string, Transaction>()
  readonly byOrder = new Map<string, Array<string>>()
  readonly submitted = new Set<string>()
  readonly nonces = new Map<string, Nonce | "consumed">()
  readonly requestKeys = new Map<string, RequestKey>()

  apply(change: Change): void {
    if (change.nonce !== undefined) this.nonces.set(change.nonce.nonce, change.nonce)
    if (change.consumed !== undefined) this.nonces.set(change.consumed, "consumed")
    if (change.requestKey !== undefined) this.requestKeys.set(change.requestKey.key, change.requestKey)
    for (const transaction of change.transactions ?? []) {
      if (!this.transactions.has(transaction.id) && transaction.orderId !== null) {
        const ids = this.byOrder.get(transaction.orderId)
        if (ids === undefined) this.byOrder.set(transaction.orderId, [transaction.id])
        else ids.push(transaction.id)
      }
      if (transaction.status === "submitted_for_settlement") this.submitted.add(transaction.id)
      else this.submitted.delete(transaction.id)
      this.transactions.set(transaction.id, transaction)
    }
  }
}
