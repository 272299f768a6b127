import { escapeHtml } from "@voltread/api/platform/http/html.ts"

/** Text that can be inserted into a page without escaping. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type HtmlChild = string | number | Markup | ReadonlyArray<Markup>

const rendered = (child: HtmlChild): string => {
  if (child instanceof Markup) return child.text
  if (typeof child === "object") return child.map(({ text }) => text).join("")
  return escapeHtml(String(child))
}

/** HTML from a template; inserted values are escaped unless they are `Markup` themselves. */
export const html = (texts: TemplateStringsArray, ...children: ReadonlyArray<HtmlChild>): Markup =>
  new Markup(texts.reduce((text, next, index) => text + rendered(children[index - 1] ?? "") + next))

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem }
  h1 { font-size: 1.375rem; line-height: 1.25 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  form { margin: 0 0 1rem }
  label { display: block; font-weight: 600 }
  select + label { margin-top: .75rem }
  input, select, button { box-sizing: border-box; font: inherit; padding: .5rem .75rem; min-height: 2.75rem; max-width: 100% }
  .status { border: 1px solid; border-radius: .5rem; padding: .75rem 1rem; font-weight: 600 }
  .note { font-size: .875rem }
`

/** A page that works without scripts. `refresh`: seconds after which it reloads. */
export const page = (title: string, body: Markup, refresh: number | null): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh === null ? [] : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title><style>${new Markup(STYLE)}</style></head>
<body><main>${body}</main></body></html>`.text
