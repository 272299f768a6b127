/** Whether the server's page has come alive in this tab. */
export interface Hydration {
  readonly finish: () => void
  /**
   * Resolves when it has: a page that is left before could no longer match its HTML to anything. One that takes too long is
   * left as pages without code are, by loading the next one; null: it is not left, only what comes next is prepared.
   */
  readonly leaving: (href: string | null) => Promise<void>
}

const PATIENCE_MS = 3_000

export const createHydration = (): Hydration => {
  let finish = (): void => undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    finish: () => finish(),
    leaving: async (href) => {
      const load = () => {
        if (href !== null) window.location.assign(href)
      }
      const timer = setTimeout(load, PATIENCE_MS)
      await done
      clearTimeout(timer)
    },
  }
}

/** On the server, where nothing comes alive. */
export const noHydration: Hydration = { finish: () => undefined, leaving: () => Promise.resolve() }
