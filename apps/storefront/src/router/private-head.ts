/** Head of a page that is for one person: search engines leave it alone, and its address goes to no other site. */
export const privateHead = (title: string) => ({
  meta: [
    { title: `${title} | Voltread` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ],
})
