const META = "voltread:google-tag"

/** The tag that the server has written into the page; null where none is configured. */
export const googleTagId = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content ?? null

export const googleTagMeta = (id: string) => ({ name: META, content: id })
