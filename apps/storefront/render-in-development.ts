import { randomBytes } from "node:crypto"
import { Readable } from "node:stream"
import type { ReadableStream as WebStream } from "node:stream/web"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import type { Plugin } from "vite"

const ENTRY = "/src/entry-client.tsx"
const STYLES = "/src/styles.css"

/** Pages of the dev server, rendered by the same entry as in production, from sources that reload while they change. */
export const renderInDevelopment = (apiUrl: string): Plugin => ({
  name: "voltread:render-in-development",
  apply: "serve",
  configureServer: (server) => () => {
    server.middlewares.use(async (incoming, outgoing, next) => {
      try {
        const address = new URL(incoming.originalUrl ?? "/", `http://${incoming.headers.host ?? "localhost"}`)
        const nonce = randomBytes(16).toString("base64")
        const { render } = await server.ssrLoadModule("/src/entry-server.tsx")
        const request = new Request(address, {
          method: incoming.method ?? "GET",
          headers: { "user-agent": incoming.headers["user-agent"] ?? "" },
        })
        const response: Response = await render(request, {
          nonce,
          apiUrl,
          shopName: "Voltread",
          leaseTerms: TERMS_OF_2026.lease,
          assets: {
            routes: {
              __root__: {
                css: [STYLES],
                scripts: [
                  { attrs: { type: "module", src: "/@id/__x00__virtual:react-refresh-preamble" } },
                  { attrs: { type: "module", src: "/@vite/client" } },
                  { attrs: { type: "module", src: ENTRY } },
                ],
              },
            },
            style: "",
            fonts: [],
          },
        })
        outgoing.statusCode = response.status
        for (const [name, value] of response.headers) outgoing.setHeader(name, value)
        if (response.body === null) outgoing.end()
        else Readable.fromWeb(response.body as WebStream<Uint8Array>).pipe(outgoing)
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error)
        next(error)
      }
    })
  },
  resolveId: (id) => (id === "virtual:react-refresh-preamble" ? `\0${id}` : undefined),
  load: (id) =>
    id === "\0virtual:react-refresh-preamble"
      ? `import { injectIntoGlobalHook } from "/@react-refresh"
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
      : undefined,
})
