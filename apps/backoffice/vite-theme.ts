import { createHash } from "node:crypto"
import { themeScript } from "@voltread/ui/theme/theme-mode.ts"
import type { Plugin } from "vite"

const BASE = "/backoffice/"

/**
 * Puts the chosen theme in force before the first paint. As a file of its own, since the back office's content security
 * policy allows no inline scripts.
 */
export const themeBeforePaint = (): Plugin => {
  const fileName = `assets/theme-${createHash("sha256").update(themeScript).digest("hex").slice(0, 8)}.js`
  return {
    name: "voltread:theme-before-paint",
    configureServer(server) {
      server.middlewares.use(`${BASE}${fileName}`, (_request, response) => {
        response.setHeader("content-type", "text/javascript").end(themeScript)
      })
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { src: `${BASE}${fileName}` }, injectTo: "head-prepend" },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: themeScript })
    },
  }
}
