import { ACCENT, DARK, FONT, LIGHT, NIGHT, ON_ACCENT, ON_NIGHT } from "../platform/brand.ts"

/**
 * A class and the style that it stands for. Many mail clients drop style sheets, so the light colors are inline; those
 * that know the dark ones take them from the sheet.
 */
export const INK = `class="ink" style="color:${LIGHT.ink};`
export const MUTED = `class="muted" style="color:${LIGHT.muted};`
export const RULED = `class="ink line" style="color:${LIGHT.ink};border-top:1px solid ${LIGHT.line};`
export const SUNKEN = `class="ink sunken" style="color:${LIGHT.ink};background:${LIGHT.sunken};`

const STYLE_SHEET = `
  a { color: inherit }
  @media (max-width: 480px) { .sheet { padding: 24px 20px !important } .head { padding: 16px 20px !important } }
  @media (prefers-color-scheme: dark) {
    .canvas { background: ${DARK.canvas} !important }
    .sheet { background: ${DARK.sheet} !important }
    .ink { color: ${DARK.ink} !important }
    .muted { color: ${DARK.muted} !important }
    .line { border-color: ${DARK.line} !important }
    .sunken { background: ${DARK.sunken} !important }
  }`

export interface Page {
  /** All of it escaped already. `title` is plain text, `heading` the same with marks. */
  readonly title: string
  readonly heading: string
  /** The preview that mail programs show beside the subject. */
  readonly preview: string
  readonly body: string
  readonly footer: string
  readonly shopName: string
  readonly initial: string
}

/** A mail's frame: the brand above, the sheet at most 600 pixels wide, the sender's line below. */
export const mailPage = ({ title, heading, preview, body, footer, shopName, initial }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  `<meta name="supported-color-schemes" content="light dark"><style>${STYLE_SHEET}</style></head>` +
  `<body class="canvas" style="margin:0;padding:0;background:${LIGHT.canvas};${FONT};font-size:16px;line-height:1.5">` +
  `<div style="display:none;max-height:0;overflow:hidden">${preview}</div>` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:${LIGHT.canvas}">` +
  `<tr><td align="center" style="padding:24px 12px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">` +
  `<tr><td class="head" style="padding:18px 32px;background:${NIGHT};border-radius:12px 12px 0 0;color:${ON_NIGHT};font-size:20px;font-weight:800">` +
  `<span style="display:inline-block;width:30px;margin-right:10px;border-radius:8px;background:${ACCENT};color:${ON_ACCENT};text-align:center">${initial}</span>${shopName}</td></tr>` +
  `<tr><td class="sheet" style="padding:32px;background:${LIGHT.sheet};border-radius:0 0 12px 12px">` +
  `<h1 ${INK}margin:0 0 20px;font-size:24px;line-height:1.2">${heading}</h1>${body}</td></tr>` +
  `<tr><td ${MUTED}padding:16px 32px;font-size:14px">${footer}</td></tr>` +
  `</table></td></tr></table></body></html>`
