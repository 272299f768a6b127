/** Head of a private page: not indexed, and its URL is not sent to other sites as referrer. */
export const privateHead = (title: string) => ({
  meta: [
    { title: `${title} | Voltread` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ],
})
