import { Schema } from "effect"
import { Changes, openChanges } from "../changes.ts"
import type { Notification } from "../outbox.ts"
import { type Application, Change, type RequestKey } from "./records.ts"

const decodeChange = Schema.decodeUnknownSync(Change)

/** The lender's records: in memory for reading, in the journal for the next start. */
export class Store extends Changes<Change, Memory> {
  static async open(path: string, onNotification: (notification: Notification) => void): Promise<Store> {
    return new Store(await openChanges(path, { decode: decodeChange, memory: new Memory(), onNotification }))
  }

  application(uuid: string): Application | undefined {
    return this.memory.applications.get(uuid)
  }

  /** Oldest first. */
  applications(): Iterable<Application> {
    return this.memory.applications.values()
  }

  applicationsOf(orderRef: string): ReadonlyArray<Application> {
    return (this.memory.byOrder.get(orderRef) ?? []).flatMap((uuid) => this.application(uuid) ?? [])
  }

  applicationToSign(token: string): Application | undefined {
    const uuid = this.memory.byToken.get(token)
    return uuid === undefined ? undefined : this.application(uuid)
  }

  requestKey(key: string): RequestKey | undefined {
    return this.memory.requestKeys.get(key)
  }
}

class Memory {
  readonly applications = new Map<string, Application>()
  readonly byOrder = new Map<string, ReadonlyArray<string>>()
  readonly byToken = new Map<string, string>()
  readonly requestKeys = new Map<string, RequestKey>()

  apply({ application, requestKey }: Change): void {
    if (requestKey !== undefined) this.requestKeys.set(requestKey.key, requestKey)
    if (application === undefined) return
    const { uuid, orderRef, lease } = application
    if (!this.applications.has(uuid))
      this.byOrder.set(orderRef, [...(this.byOrder.get(orderRef) ?? []), uuid])
    if (lease !== null) this.byToken.set(lease.token, uuid)
    this.applications.set(uuid, application)
  }
}
