import type { Config } from "../platform/config.ts"

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

/** Origins of the vendor's hosted card fields, for when no card form is configured. */
const HOSTED_FIELDS = {
  scripts: ["https://js.braintreegateway.com", "https://assets.braintreegateway.com"],
  frames: ["https://assets.braintreegateway.com"],
  calls: ["https://*.braintreegateway.com", "https://*.braintree-api.com"],
}

/** Pages of the shop: inline scripts and styles carry the nonce of their answer. */
export const storefrontPolicy = ({ cardFormUrl, chatWidgetUrl }: Config, nonce: string): string => {
  const chat = chatWidgetUrl === undefined ? [] : [new URL(chatWidgetUrl).origin]
  const hosted = cardFormUrl === undefined
  const frames = [...(hosted ? HOSTED_FIELDS.frames : []), ...chat]
  const cardForm = hosted ? HOSTED_FIELDS.calls : [new URL(cardFormUrl).origin]
  return policy({
    ...COMMON,
    "script-src": ["'self'", `'nonce-${nonce}'`, ...(hosted ? HOSTED_FIELDS.scripts : []), ...chat],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    // The server writes positions and sizes into style attributes, which cannot carry a nonce.
    "style-src-attr": ["'unsafe-inline'"],
    "connect-src": ["'self'", ...cardForm, ...chat],
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
