import type { Position } from "@voltread/domain/event.ts"

export type Listener = (position: Position) => void

/** Listeners by the id of what they watch. */
export interface Watched {
  /** Answers a function that unsubscribes. */
  readonly on: (id: string, listener: Listener) => () => void
  /** `changed` null: too many to name, so every listener is called. */
  readonly tell: (changed: ReadonlyArray<string> | null, position: Position) => void
}

export const makeWatched = (): Watched => {
  const byId = new Map<string, Set<Listener>>()
  return {
    on: (id, listener) => {
      const listeners = byId.get(id) ?? new Set()
      byId.set(id, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byId.get(id) === listeners) byId.delete(id)
      }
    },
    tell: (changed, position) => {
      for (const id of changed ?? byId.keys()) for (const listener of byId.get(id) ?? []) listener(position)
    },
  }
}
