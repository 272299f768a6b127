import type { Store } from "@voltread/domain/catalogue/store.ts"

/** A store that somebody chose for a product, with the units that can be picked up there now. */
export interface ChosenStore {
  readonly store: Store
  readonly units: number
}
