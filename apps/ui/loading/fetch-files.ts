declare global {
  /** Files that the page itself imports, with the response of the server. */
  var imported: ReadonlyArray<string> | undefined
}

const fetched = new Map<string, Promise<void>>()

/** Whether the page has loaded it already, by a tag or another import. */
const isLoaded = (url: string): boolean =>
  performance
    .getEntriesByName(url)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)

const fetchFile = async (url: string): Promise<void> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} could not be loaded: ${answer.status}`)
  await answer.arrayBuffer()
}

/**
 * Brings scripts into the browser's cache, each once. What cannot be fetched can be fetched again, but a script whose
 * import has failed never loads again in the life of a page (HTML, module map).
 */
export const fetchFiles = (urls: ReadonlyArray<string>): Promise<unknown> =>
  Promise.all(
    urls.map((file) => {
      const url = new URL(file, location.href).href
      const known = fetched.get(url)
      if (known !== undefined) return known
      const isUnderWay = globalThis.imported?.includes(file) === true
      const fetching = isUnderWay || isLoaded(url) ? Promise.resolve() : fetchFile(url)
      fetched.set(url, fetching)
      fetching.catch(() => fetched.delete(url))
      return fetching
    }),
  )
