/** First, last, current and its neighbors; `gap` stands for what is left out. */
export const pageNumbers = (current: number, last: number): ReadonlyArray<number | "gap"> => {
  const shown = [1, current - 1, current, current + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  const pages: Array<number | "gap"> = []
  for (const page of new Set(shown)) {
    const previous = pages.at(-1)
    if (typeof previous === "number" && page === previous + 2) pages.push(previous + 1)
    else if (typeof previous === "number" && page > previous + 2) pages.push("gap")
    pages.push(page)
  }
  return pages
}
