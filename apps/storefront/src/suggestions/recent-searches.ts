import { listOf, nonEmptyText } from "../device/decode.ts"
import { deviceStore } from "../device/device-store.ts"

const MOST_KEPT = 8

/** Recent searches on this device, the latest first. */
export const recentSearches = deviceStore<ReadonlyArray<string>>("recent-searches", [], (stored) =>
  listOf(stored, nonEmptyText),
)

export const noteSearch = (words: string): void => {
  const others = recentSearches.get().filter((each) => each.toLowerCase() !== words.toLowerCase())
  recentSearches.set([words, ...others].slice(0, MOST_KEPT))
}
