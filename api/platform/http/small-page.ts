import type { FastifyReply } from "fastify"

/** A page without scripts for links in mails. `title` and `body` are HTML, of the shop's own making. */
export const sendSmallPage = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header("referrer-policy", "no-referrer")
    .type("text/html")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Voltread</title>` +
        `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
        `<style>body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}` +
        `button{font:inherit;padding:.5rem 1rem}</style></head><body><h1>Voltread</h1>${body}</body></html>`,
    )
