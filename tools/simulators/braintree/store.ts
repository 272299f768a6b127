import { Schema } from "effect"
import { Changes, openChanges } from "../changes.ts"
import type { Notification } from "../outbox.ts"
import { Change, type Nonce, type RequestKey, type Transaction } from "./records.ts"

const decodeChange = Schema.decodeUnknownSync(Change)

/** The gateway's records: in memory for reading, in the journal for the next start. */
export class Store extends Changes<Change, Memory> {
  static async open(path: string, onNotification: (notification: Notification) => void): Promise<Store> {
    return new Store(await openChanges(path, { decode: decodeChange, memory: new Memory(), onNotification }))
  }

  transaction(id: string): Transaction | undefined {
    return this.memory.transactions.get(id)
  }

  /** Oldest first. */
  transactions(): Iterable<Transaction> {
    return this.memory.transactions.values()
  }

  /** Ids of transactions that wait for settlement, in the order of submission. */
  submitted(): Iterable<string> {
    return this.memory.submitted
  }

  transactionsOfOrder(orderId: string): ReadonlyArray<Transaction> {
    const ids = this.memory.byOrder.get(orderId) ?? []
    return ids.flatMap((id) => this.memory.transactions.get(id) ?? [])
  }

  nonce(nonce: string): Nonce | "consumed" | undefined {
    return this.memory.nonces.get(nonce)
  }

  requestKey(key: string): RequestKey | undefined {
    return this.memory.requestKeys.get(key)
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
