import { decodeList, nonEmptyText } from "../local-storage/decode-list.ts"
import { createLocalStore } from "../local-storage/local-store.ts"

const MAX_STORED = 8

/** Recent searches on this device, the latest first. */
export const recentSearches = createLocalStore<ReadonlyArray<string>>("recent-searches", [], (stored) =>
  decodeList(stored, nonEmptyText),
)

export const noteSearch = (words: string): void => {
  const others = recentSearches.get().filter((each) => each.toLowerCase() !== words.toLowerCase())
  recentSearches.set([words, ...others].slice(0, MAX_STORED))
}
