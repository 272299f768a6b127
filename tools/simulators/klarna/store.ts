import { Schema } from "effect"
import { Changes, openChanges } from "../changes.ts"
import type { Notification } from "../outbox.ts"
import { type Authorization, Change, type Order, type Session } from "./records.ts"

const decodeChange = Schema.decodeUnknownSync(Change)

/** The vendor's records: in memory for reading, in the journal for the next start. */
export class Store extends Changes<Change, Memory> {
  static async open(path: string, onNotification: (notification: Notification) => void): Promise<Store> {
    return new Store(await openChanges(path, { decode: decodeChange, memory: new Memory(), onNotification }))
  }

  session(id: string): Session | undefined {
    return this.memory.sessions.get(id)
  }

  sessionOfClient(clientToken: string): Session | undefined {
    return this.memory.sessions.get(this.memory.clients.get(clientToken) ?? "")
  }

  authorization(token: string): Authorization | undefined {
    return this.memory.authorizations.get(token)
  }

  order(id: string): Order | undefined {
    return this.memory.orders.get(id)
  }

  /** Oldest first. */
  orders(): ReadonlyArray<Order> {
    return [...this.memory.orders.values()]
  }

  /** The result of a call with this key; undefined for a new key. */
  made(key: string): { readonly made: string | null } | undefined {
    return this.memory.keys.get(key)
  }
}

class Memory {
  readonly sessions = new Map<string, Session>()
  readonly clients = new Map<string, string>()
  readonly authorizations = new Map<string, Authorization>()
  readonly orders = new Map<string, Order>()
  readonly keys = new Map<string, { readonly made: string | null }>()

  apply({ session, authorization, order, key }: Change): void {
    if (session !== undefined) {
      this.sessions.set(session.id, session)
      this.clients.set(session.clientToken, session.id)
    }
    if (authorization !== undefined) this.authorizations.set(authorization.token, authorization)
    if (order !== undefined) this.orders.set(order.id, order)
    if (key !== undefined) this.keys.set(key.key, key)
  }
}
