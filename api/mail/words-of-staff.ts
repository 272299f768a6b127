import { type Block, paragraph } from "./content.ts"
import type { MailContext } from "./mails-for.ts"

/** What staff typed, a paragraph for each that an empty line divides. */
export const paragraphsOf = (body: string): ReadonlyArray<Block> =>
  body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map(paragraph)

const ORDER_ID = /^[\w-]+(?![\w-]*\?)/

/** The text with its links to orders as the receiver needs them, who may have no account to open them with. */
export const withOrderLinks = (
  body: string,
  { orderUrl, publicUrl }: Pick<MailContext, "orderUrl" | "publicUrl">,
): string => {
  const page = `${publicUrl}/order/`
  const [before = "", ...rest] = body.split(page)
  return (
    before +
    rest
      .map((text) => (ORDER_ID.test(text) ? text.replace(ORDER_ID, (id) => orderUrl(id)) : page + text))
      .join("")
  )
}
