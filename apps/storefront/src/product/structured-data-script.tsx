/** Data for search engines, in the page. A `<` would end the script wherever it stands in a text. */
export function StructuredData({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can end
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  )
}
