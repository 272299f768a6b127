import type { ReactNode } from "react"

/** Layout of a page of text. */
export function Article({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) {
  return (
    <article className="page max-w-3xl py-10 desk:py-16 [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-xl [&_li]:mt-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_ol+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-muted">{lead}</p>
      {children}
    </article>
  )
}
