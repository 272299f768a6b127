export interface Watched {
  readonly status: number
  /** The text received so far. */
  readonly text: () => string
  /** Settles when the server has ended the stream. */
  readonly ended: Promise<void>
  readonly hasEnded: () => boolean
  readonly stop: () => void
}

/** Opens a stream of server-sent events from a listening server. */
export const watch = async (url: string, headers: Readonly<Record<string, string>>): Promise<Watched> => {
  const leave = new AbortController()
  const response = await fetch(url, { headers, signal: leave.signal })
  let text = ""
  let hasEnded = false
  const read = async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
      hasEnded = true
    } catch (error) {
      if (!leave.signal.aborted) throw error
    }
  }
  return {
    status: response.status,
    text: () => text,
    ended: read(),
    hasEnded: () => hasEnded,
    stop: () => leave.abort(),
  }
}
