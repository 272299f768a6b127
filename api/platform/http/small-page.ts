import type { FastifyReply } from "fastify"
import { escapeHtml } from "./html.ts"

interface SmallPage {
  readonly shopName: string
  /** HTML of our own making, as `body` is. */
  readonly title: string
  readonly body: string
}

/** A page without scripts for links in mails. */
export const sendSmallPage = (reply: FastifyReply, { shopName, title, body }: SmallPage): FastifyReply => {
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
        `<style>body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}` +
        `button{font:inherit;padding:.5rem 1rem}</style></head><body><h1>${name}</h1>${body}</body></html>`,
    )
}
