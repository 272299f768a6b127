import type { Config } from "../platform/config.ts"
import type { PageSources } from "../platform/http/page-sources.ts"

type Directives = Readonly<Record<string, ReadonlyArray<string>>>

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")

const COMMON: Directives = {
  "default-src": ["'self'"],
  // Suppliers' pictures come from their own sites.
  "img-src": ["'self'", "data:", "https:"],
  "font-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
}

/** What Google's tag loads and sends, by its own documentation. */
const GOOGLE_TAG: PageSources = {
  scripts: ["https://www.googletagmanager.com"],
  connections: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
}

/**
 * Pages of the shop: inline scripts and styles carry the nonce of their response. `sources`: those of the payment
 * methods.
 */
export const storefrontPolicy = (
  { chatWidgetUrl, googleTagId }: Pick<Config, "chatWidgetUrl" | "googleTagId">,
  sources: ReadonlyArray<PageSources>,
  nonce: string,
): string => {
  const chat = chatWidgetUrl === undefined ? [] : [new URL(chatWidgetUrl).origin]
  const counting = googleTagId === undefined ? [] : [GOOGLE_TAG]
  const of = (kind: keyof PageSources) => [
    ...new Set([...[...sources, ...counting].flatMap((each) => each[kind] ?? []), ...chat]),
  ]
  const frames = of("frames")
  return policy({
    ...COMMON,
    "script-src": ["'self'", `'nonce-${nonce}'`, ...of("scripts")],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    // The server writes positions and sizes into style attributes, which cannot carry a nonce.
    "style-src-attr": ["'unsafe-inline'"],
    "connect-src": ["'self'", ...of("connections")],
    "frame-src": frames.length === 0 ? ["'none'"] : frames,
  })
}

/** The back office is static: no nonce. */
export const backofficePolicy = policy({
  ...COMMON,
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "style-src-attr": ["'unsafe-inline'"],
  "connect-src": ["'self'"],
})
