import type { FastifyError, FastifyReply } from "fastify"
import { ACCENT, DARK, FONT, LIGHT, NIGHT, ON_ACCENT, ON_NIGHT } from "../brand.ts"
import type { Problem } from "../problem.ts"
import { explained } from "./errors.ts"
import { escapeHtml } from "./html.ts"
import type { ShopInstance } from "./schema-compiler.ts"

interface SmallPage {
  readonly shopName: string
  /** HTML, like `body`: must not come from outside. */
  readonly title: string
  readonly body: string
}

const themed = (name: keyof typeof LIGHT): string => `light-dark(${LIGHT[name]},${DARK[name]})`

const STYLE_SHEET = `
  :root { color-scheme: light dark }
  body { margin: 0; font-size: 18px; line-height: 1.6; ${FONT}; color: ${themed("ink")}; background: ${themed("canvas")} }
  header { padding: 14px 24px; background: ${NIGHT} }
  header a { color: ${ON_NIGHT}; font-size: 22px; font-weight: 800; text-decoration: none }
  header span { display: inline-block; width: 36px; margin-right: 12px; border-radius: 9px; text-align: center;
    color: ${ON_ACCENT}; background: ${ACCENT} }
  main { max-width: 36rem; margin: 48px auto; padding: 8px 32px 32px; border: 1px solid ${themed("line")};
    border-radius: 16px; background: ${themed("sheet")} }
  @media (max-width: 40rem) { main { margin: 16px; padding: 4px 20px 20px } }
  h1 { font-size: 28px; line-height: 1.2 }
  main a { color: inherit }
  button { font: inherit; font-weight: 700; margin: 8px 12px 0 0; padding: 10px 22px; border: 1px solid ${themed("muted")};
    border-radius: 10px; color: inherit; background: none; cursor: pointer }
  button:first-of-type { color: ${ON_ACCENT}; border-color: ${ACCENT}; background: ${ACCENT} }
  :focus-visible { outline: 3px solid ${ACCENT}; outline-offset: 3px }`

/** The body of a page that only tells something. `words` is inserted as HTML and must not come from outside. */
export const withLinkToShop = (words: string): string =>
  `<p>${words}</p><p><a href="/">Go to the shop</a></p>`

const INCOMPLETE = "This link is not complete. Please open it in the email again."

/**
 * For the links in mails, whose pages all have this title (HTML, like their bodies). Returns what answers with such a page;
 * what fails is told on one, too, since an envelope is for programs. Of these routes only the link is input.
 */
export const smallPages = (
  pages: ShopInstance,
  title: string,
  shopName: () => Promise<string>,
): ((reply: FastifyReply, body: string) => Promise<FastifyReply>) => {
  const show = async (reply: FastifyReply, body: string) =>
    sendSmallPage(reply, { shopName: await shopName(), title, body })
  pages.setErrorHandler(async (error: FastifyError | Problem, request, reply) => {
    const { status, problem } = explained(error, request)
    const words = problem.code === "BAD_REQUEST" ? INCOMPLETE : escapeHtml(problem.message)
    return show(reply.status(status), withLinkToShop(words))
  })
  return show
}

/** A page without scripts for links in mails. */
const sendSmallPage = (reply: FastifyReply, { shopName, title, body }: SmallPage): FastifyReply => {
  const name = escapeHtml(shopName)
  return reply
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header("referrer-policy", "no-referrer")
    .type("text/html")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${name}</title>` +
        `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
        `<style>${STYLE_SHEET}</style></head>` +
        `<body><header><a href="/"><span aria-hidden="true">${escapeHtml(shopName.charAt(0))}</span>${name}</a></header>` +
        `<main><h1>${title}</h1>${body}</main></body></html>`,
    )
}
